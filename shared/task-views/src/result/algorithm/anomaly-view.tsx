import type { AnomalyOutput, TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { toResultTable } from '../result-table.ts';
import { ResultTableView } from '../result-table-view.tsx';
import styles from './algorithm.module.css';
import { GroupPlot } from './group-plot.tsx';

/** The numbers of the groups, which determine their color and shape. */
const GROUPS = { notFlagged: 0, flagged: 3 };

interface AnomalyViewProps {
  readonly output: AnomalyOutput;
  readonly table: TableInput | undefined;
}

/** The number of flagged rows, a plot of all rows, and a table of the flagged rows. */
export function AnomalyView({ output, table }: AnomalyViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { scores, flags, columns } = output;
  const groups = useMemo(
    () => flags.map((isFlagged) => GROUPS[isFlagged ? 'flagged' : 'notFlagged']),
    [flags],
  );
  const flagged = flags.filter(Boolean).length;
  return (
    <div className={styles.box}>
      <dl className={styles.metrics}>
        <div>
          <dt>{t({ id: 'tasks.component.anomaly.flagged-count', message: 'Flagged rows' })}</dt>
          <dd>{format.number(flagged)}</dd>
        </div>
        <div>
          <dt>{t({ id: 'tasks.component.anomaly.rows', message: 'Rows' })}</dt>
          <dd>{format.number(scores.length)}</dd>
        </div>
      </dl>
      <GroupPlot
        label={t({ id: 'tasks.component.anomaly.plot', message: 'Flagged and other rows' })}
        table={table}
        usedColumns={columns}
        groups={groups}
        names={[
          {
            group: GROUPS.notFlagged,
            name: t({ id: 'tasks.component.anomaly.not-flagged', message: 'Not flagged' }),
          },
          { group: GROUPS.flagged, name: t({ id: 'tasks.component.anomaly.flagged', message: 'Flagged' }) },
        ]}
      />
      <FlaggedRows output={output} table={table} />
    </div>
  );
}

/** The flagged rows, sorted by descending score. */
function FlaggedRows({ output, table }: AnomalyViewProps) {
  const { t } = useLingui();
  const flagged = useMemo(() => {
    const allRows = toResultTable({ task: 'anomaly', output }, table);
    const rows = allRows.rows.filter((_, index) => output.flags[index]);
    // The second cell of a row is its score.
    return { ...allRows, rows: rows.toSorted(([, a], [, b]) => Number(b) - Number(a)) };
  }, [output, table]);
  if (flagged.rows.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        {t({ id: 'tasks.component.anomaly.flagged-rows', message: 'Flagged rows by score' })}
      </h3>
      <ResultTableView table={flagged} />
    </section>
  );
}
