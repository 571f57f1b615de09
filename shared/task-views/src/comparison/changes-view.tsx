import { useLingui } from '@lingui/react/macro';
import { ResultTableView } from '../result/result-table-view.tsx';
import { MarkedText } from '../result/text/marked-text.tsx';
import { useDescribeEntityType } from '../result/text/use-describe-entity-type.ts';
import { useWordClassLabels } from '../result/text/use-word-class-labels.ts';
import type { ChangedParts, ChangeSide } from './compare-outputs.ts';
import styles from './comparison.module.css';

/** The changed parts of a result: marked in its text, or the rows of its table that differ. */
export function ChangesView({ changes }: { readonly changes: ChangedParts }) {
  const { t } = useLingui();
  const getLabel = useDescribeChange();
  const count = changes.kind === 'text' ? changes.spans.length : changes.table.rows.length;
  const hasClusters =
    changes.kind === 'table' &&
    changes.table.columns.some((column) => 'key' in column && column.key === 'cluster');
  return (
    <>
      {count === 0 ? (
        <p className={styles.note}>
          {t({ id: 'tasks.component.comparison.nothing', message: 'No changes in this result' })}
        </p>
      ) : null}
      {hasClusters ? (
        <p className={styles.note}>
          {t({
            id: 'tasks.component.comparison.clusters',
            message: 'Clusters have the numbers of the earlier result.',
          })}
        </p>
      ) : null}
      {changes.kind === 'text' ? (
        <MarkedText
          text={changes.text}
          spans={changes.spans}
          getLabel={(type) => getLabel(changes.side, changes.spanKind, type)}
        />
      ) : count > 0 ? (
        <ResultTableView
          table={changes.table}
          marks={changes.marks}
          label={t({ id: 'tasks.component.comparison.table', message: 'Changed values' })}
        />
      ) : null}
    </>
  );
}

type SpanKind = Extract<ChangedParts, { kind: 'text' }>['spanKind'];

/** Returns a function that labels a changed part: whether it was added or removed, and its type. */
function useDescribeChange(): (side: ChangeSide, spanKind: SpanKind, type: string) => string {
  const { t } = useLingui();
  const describeEntityType = useDescribeEntityType();
  const wordClasses: Readonly<Record<string, string>> = useWordClassLabels();
  return (side, spanKind, type) => {
    if (spanKind === 'words') {
      return side === 'added'
        ? t({ id: 'tasks.component.comparison.added', message: 'Added' })
        : t({ id: 'tasks.component.comparison.removed', message: 'Removed' });
    }
    const name = spanKind === 'entities' ? describeEntityType(type) : (wordClasses[type] ?? type);
    return side === 'added'
      ? t({ id: 'tasks.component.comparison.added-type', message: `Added: ${name}` })
      : t({ id: 'tasks.component.comparison.removed-type', message: `Removed: ${name}` });
  };
}
