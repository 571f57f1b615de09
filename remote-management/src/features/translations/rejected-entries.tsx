import type { RejectedTranslation } from '@atrium/contract';
import { RecordTable } from '@atrium/ui/data';
import styles from './translations.module.css';
import { useFileLabels } from './use-file-labels.ts';
import { useProblems } from './use-problems.ts';

interface RejectedEntriesProps {
  readonly title: string;
  readonly entries: readonly RejectedTranslation[];
}

/** The largest number of rows in the table. A longer table would block the page. */
const MAX_ROWS = 200;

/** The entries of a file or of a model that were rejected, with the reasons. */
export function RejectedEntries({ title, entries }: RejectedEntriesProps) {
  const labels = useFileLabels();
  const { describe } = useProblems();
  return (
    <section aria-label={title}>
      <h3 className={styles.sectionTitle}>{title}</h3>
      <RecordTable
        label={title}
        rows={entries.slice(0, MAX_ROWS)}
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
      {entries.length > MAX_ROWS ? <p>{labels.more(entries.length - MAX_ROWS)}</p> : null}
    </section>
  );
}
