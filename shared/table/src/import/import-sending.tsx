import { Button } from '@atrium/ui/base';
import { DialogActions } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { ProgressBar } from '../files/index.ts';
import styles from '../files/transfer.module.css';
import type { ImportStage } from './import-state.ts';
import type { ImportWizard } from './use-import.ts';

interface ImportSendingProps {
  readonly wizard: ImportWizard;
  readonly stage: Extract<ImportStage, { kind: 'sending' | 'interrupted' }>;
}

/** The progress of the import. After a failed call, it offers to continue: rows that are sent twice are stored once. */
export function ImportSending({ wizard, stage }: ImportSendingProps) {
  const { t } = useLingui();
  if (stage.kind === 'sending') {
    return (
      <>
        <ProgressBar
          {...stage.work}
          label={t({ id: 'table.component.import.sending', message: 'Importing' })}
        />
        <StopBar onStop={wizard.stop} />
      </>
    );
  }
  return (
    <>
      <p role="alert" className={styles.problem}>
        {t({
          id: 'table.component.import.interrupted',
          message:
            'The import was interrupted. Imported rows are saved. You can resume; no row is imported twice.',
        })}
      </p>
      <DialogActions>
        <Button onClick={wizard.stop}>
          {t({ id: 'table.component.import.end', message: 'End import' })}
        </Button>
        <Button type="primary" onClick={() => void wizard.send()}>
          {t({ id: 'table.component.import.resume', message: 'Resume' })}
        </Button>
      </DialogActions>
    </>
  );
}

/** Cancels the current work. */
export function StopBar({ onStop }: { onStop(): void }) {
  const { t } = useLingui();
  return (
    <DialogActions>
      <Button onClick={onStop}>{t({ id: 'table.component.import.stop', message: 'Stop' })}</Button>
    </DialogActions>
  );
}
