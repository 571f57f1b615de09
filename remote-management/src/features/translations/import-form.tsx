import type { LocaleId, RejectedTranslation } from '@atrium/contract';
import { Button, Field } from '@atrium/ui/base';
import { FileDrop } from '@atrium/ui/controls';
import { RecordTable } from '@atrium/ui/data';
import { IconUpload } from '@atrium/ui/shell';
import styles from './translations.module.css';
import { useFileLabels } from './use-file-labels.ts';
import { useImport } from './use-import.ts';
import { useLanguageNames } from './use-language-names.ts';
import { useProblems } from './use-problems.ts';

interface ImportFormProps {
  readonly locale: LocaleId;
  onImported(): void;
  onCancel(): void;
}

/** A longer table blocks the page. */
const SHOWN = 200;

/** Imports a file with translations, and lists the entries that were rejected. */
export function ImportForm({ locale, onImported, onCancel }: ImportFormProps) {
  const labels = useFileLabels();
  const getName = useLanguageNames();
  const { name, result, isRunning, error, open } = useImport(locale, onImported);
  return (
    <div className={styles.form}>
      <p className={styles.id}>{getName(locale)}</p>
      <Field label={labels.file} hint={labels.fileHint} error={error}>
        {(control) => (
          <FileDrop
            control={control}
            icon={<IconUpload />}
            prompt={labels.dropFile}
            accept=".csv,.xlf,.xliff,.po"
            isDisabled={isRunning}
            onFile={(file) => void open(file)}
          >
            {name === undefined ? null : <span className={styles.file}>{name}</span>}
          </FileDrop>
        )}
      </Field>
      <div aria-live="polite">
        {result ? <p>{labels.describeResult(result.changed, result.unchanged, result.empty)}</p> : null}
      </div>
      {result && result.rejected.length > 0 ? <Rejected entries={result.rejected} /> : null}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{labels.close}</Button>
      </div>
    </div>
  );
}

function Rejected({ entries }: { readonly entries: readonly RejectedTranslation[] }) {
  const labels = useFileLabels();
  const { describe } = useProblems();
  return (
    <section aria-label={labels.rejected}>
      <h3 className={styles.part}>{labels.rejected}</h3>
      <RecordTable
        label={labels.rejected}
        rows={entries.slice(0, SHOWN)}
        rowKey={({ id, rule, detail }) => `${id} ${rule} ${detail}`}
        columns={[
          {
            key: 'id',
            title: labels.id,
            isName: true,
            render: ({ id }) => <code dir="ltr">{id}</code>,
          },
          { key: 'reason', title: labels.reason, render: ({ rule, detail }) => describe(rule, detail) },
        ]}
      />
      {entries.length > SHOWN ? <p>{labels.more(entries.length - SHOWN)}</p> : null}
    </section>
  );
}
