import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from '../transfer.module.css';
import { WorkBar } from '../work-bar.tsx';
import type { ImportStage } from './import-state.ts';
import { StopBar } from './stop-bar.tsx';
import type { ImportWizard } from './use-import.ts';

interface ImportSendingProps {
  readonly wizard: ImportWizard;
  readonly stage: Extract<ImportStage, { kind: 'sending' | 'interrupted' }>;
}

/** How far storing is; after a failed call, the way on: rows that are sent twice are stored once. */
export function ImportSending({ wizard, stage }: ImportSendingProps) {
  const { t } = useLingui();
  if (stage.kind === 'sending') {
    return (
      <>
        <WorkBar {...stage.work} label={t({ id: 'table.component.import.sending', message: '正在导入' })} />
        <StopBar onStop={wizard.stop} />
      </>
    );
  }
  return (
    <>
      <p role="alert" className={styles.problem}>
        {t({
          id: 'table.component.import.interrupted',
          message: '导入中断了。已导入的行都在，可以接着导入其余的行，不会重复。',
        })}
      </p>
      <div className={styles.actions}>
        <Button onClick={wizard.stop}>{t({ id: 'table.component.import.end', message: '到此为止' })}</Button>
        <Button type="primary" onClick={() => void wizard.send()}>
          {t({ id: 'table.component.import.resume', message: '继续导入' })}
        </Button>
      </div>
    </>
  );
}
