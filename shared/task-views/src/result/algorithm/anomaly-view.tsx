import type { AnomalyOutput, TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import styles from './algorithm.module.css';
import { GroupPlot } from './group-plot.tsx';
import { StrangestRows } from './strangest-rows.tsx';

/** Colours and outlines of rows that are as expected, and of those that are not. */
const GROUPS = { usual: 0, strange: 3 };

interface AnomalyViewProps {
  readonly output: AnomalyOutput;
  readonly table: TableInput | undefined;
}

/** Which rows are out of the ordinary, and where they lie. */
export function AnomalyView({ output, table }: AnomalyViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { scores, flags, columns } = output;
  const groups = useMemo(() => flags.map((isFlagged) => GROUPS[isFlagged ? 'strange' : 'usual']), [flags]);
  const flagged = flags.filter(Boolean).length;
  return (
    <div className={styles.box}>
      <dl className={styles.figures}>
        <div>
          <dt>{t({ id: 'tasks.component.anomaly.flagged', message: 'Flagged rows' })}</dt>
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
        used={columns}
        groups={groups}
        names={[
          { group: GROUPS.usual, name: t({ id: 'tasks.component.anomaly.usual', message: 'Not flagged' }) },
          { group: GROUPS.strange, name: t({ id: 'tasks.component.anomaly.strange', message: 'Flagged' }) },
        ]}
      />
      <StrangestRows output={output} table={table} />
    </div>
  );
}
