import type { ClassifyOutput, TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { toResultTable } from '../result-table.ts';
import { ResultTableView } from '../result-table-view.tsx';
import styles from './algorithm.module.css';
import { GroupPlot } from './group-plot.tsx';

interface ClassifyViewProps {
  readonly output: ClassifyOutput;
  readonly table: TableInput | undefined;
}

/** The number of groups for which a plot has colors and shapes. */
const MAX_GROUPS = 6;

/** The number of rows of each class, a plot of the rows by class, and each row with its class. */
export function ClassifyView({ output, table }: ClassifyViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { classes, predictions, columns } = output;
  const groups = useMemo(() => predictions.map((name) => classes.indexOf(name)), [predictions, classes]);
  const rows = useMemo(() => toResultTable({ task: 'classify', output }, table), [output, table]);
  return (
    <div className={styles.box}>
      <dl className={styles.metrics}>
        {classes.map((name, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{format.number(groups.filter((group) => group === index).length)}</dd>
          </div>
        ))}
      </dl>
      {classes.length <= MAX_GROUPS ? (
        <GroupPlot
          label={t({ id: 'tasks.component.classify.plot', message: 'Rows by predicted class' })}
          table={table}
          usedColumns={columns}
          groups={groups}
          names={classes.map((name, group) => ({ group, name }))}
        />
      ) : null}
      <ResultTableView table={rows} />
    </div>
  );
}
