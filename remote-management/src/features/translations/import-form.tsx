import type { LocaleId } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button, Field } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { DialogActions } from '@atrium/ui/data';
import { IconUpload } from '@atrium/ui/shell';
import { RejectedEntries } from './rejected-entries.tsx';
import styles from './translations.module.css';
import { useFileLabels } from './use-file-labels.ts';
import { useImport } from './use-import.ts';
import { useLanguageNames } from './use-language-names.ts';
import { useTranslationLabels } from './use-translation-labels.ts';

interface ImportFormProps {
  readonly locale: LocaleId;
  onImported(): void;
  onCancel(): void;
}

/** Imports a file with translations, and lists the entries that were rejected. */
export function ImportForm({ locale, onImported, onCancel }: ImportFormProps) {
  const labels = useFileLabels();
  const { language } = useTranslationLabels();
  const format = useFormat();
  const getName = useLanguageNames();
  const { name, isReady, result, isRunning, error, choose, send } = useImport(locale, onImported);
  return (
    <div className={styles.form}>
      <p className={styles.id}>{format.pair(language, getName(locale))}</p>
      <Field label={labels.file} error={error}>
        {(control) => (
          <FileDrop
            control={control}
            icon={<IconUpload />}
            prompt={labels.dropFile}
            hint={name === undefined ? labels.fileHint : undefined}
            accept=".csv,.xlf,.xliff,.po"
            isDisabled={isRunning}
            onFile={choose}
          >
            {name === undefined ? null : <span className={styles.file}>{name}</span>}
          </FileDrop>
        )}
      </Field>
      <div aria-live="polite">{result ? <p>{labels.describeResult(result)}</p> : null}</div>
      {result && result.rejected.length > 0 ? (
        <RejectedEntries title={labels.rejected} entries={result.rejected} />
      ) : null}
      <DialogActions>
        <Button onClick={onCancel}>{result ? labels.close : labels.cancel}</Button>
        <Button type="primary" disabled={!isReady} loading={isRunning} onClick={() => void send()}>
          {labels.import}
        </Button>
      </DialogActions>
    </div>
  );
}
