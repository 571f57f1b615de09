import type { RegressOutput, TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { toResultTable } from '../result-table.ts';
import { ResultTableView } from '../result-table-view.tsx';
import styles from './algorithm.module.css';

interface RegressViewProps {
  readonly output: RegressOutput;
  readonly table: TableInput | undefined;
}

/** The range and the mean of the predictions, and each row with its prediction. */
export function RegressView({ output, table }: RegressViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { predictions } = output;
  const result = useMemo(() => toResultTable({ task: 'regress', output }, table), [output, table]);
  const summary = useMemo(() => summarize(predictions), [predictions]);
  const labels = {
    smallest: t({ id: 'tasks.component.regress.smallest', message: 'Smallest prediction' }),
    mean: t({ id: 'tasks.component.regress.mean', message: 'Mean prediction' }),
    largest: t({ id: 'tasks.component.regress.largest', message: 'Largest prediction' }),
  };
  return (
    <div className={styles.box}>
      <dl className={styles.metrics}>
        {(['smallest', 'mean', 'largest'] as const).map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{format.number(summary[name], { maximumSignificantDigits: 6 })}</dd>
          </div>
        ))}
      </dl>
      <ResultTableView table={result} />
    </div>
  );
}

function summarize(values: readonly number[]) {
  return {
    smallest: values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY),
    mean: values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length),
    largest: values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY),
  };
}
