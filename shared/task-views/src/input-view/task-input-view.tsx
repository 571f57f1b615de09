import type { SeriesInput, TableInput, TaskInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useAreTaskMessagesLoaded } from '../messages/use-are-task-messages-loaded.ts';
import type { ResultTable } from '../result/result-table.ts';
import { ResultTableView } from '../result/result-table-view.tsx';
import { StepChart } from '../series/step-chart.tsx';
import styles from './input-view.module.css';

export interface TaskInputViewProps {
  readonly input: Exclude<TaskInput, { kind: 'image' }>;
}

/** The stored input of a run, read-only: a text, a table, or a series with its horizon. */
export function TaskInputView({ input }: TaskInputViewProps) {
  const { t } = useLingui();
  if (!useAreTaskMessagesLoaded()) return <div className={styles.skeleton} aria-hidden="true" />;
  switch (input.kind) {
    case 'text':
      // A text box can be focused, so that keys scroll and select the text.
      return (
        <textarea
          readOnly
          className={styles.text}
          rows={4}
          dir="auto"
          spellCheck={false}
          aria-label={t({ id: 'tasks.component.input.text', message: 'Text' })}
          value={input.text}
        />
      );
    case 'table':
      return <TableInputView table={input} />;
    case 'series':
      return <SeriesInputView series={input} />;
  }
}

function TableInputView({ table }: { readonly table: TableInput }) {
  const { t } = useLingui();
  const rows = useMemo(
    (): ResultTable => ({
      columns: [{ key: 'row' }, ...table.columns.map((name) => ({ name }))],
      rows: table.rows.map((cells, index) => [index + 1, ...cells]),
    }),
    [table],
  );
  return <ResultTableView table={rows} label={t({ id: 'tasks.component.input.table', message: 'Table' })} />;
}

function SeriesInputView({ series }: { readonly series: SeriesInput }) {
  const { t } = useLingui();
  const format = useFormat();
  const { horizon, dates, secondSeason = 0 } = series;
  const count = series.values.length;
  const gapCount = series.values.filter((value) => value === null).length;
  const season = format.number(series.season);
  const second = format.number(secondSeason);
  return (
    <>
      <StepChart
        values={series.values}
        dates={dates}
        label={t({ id: 'tasks.component.series.chart', message: 'Input series' })}
      />
      <p className={styles.note}>
        {t({
          id: 'tasks.component.series.facts',
          message: `${plural(count, { one: '# value', other: '# values' })}, ${plural(horizon, { one: '# step', other: '# steps' })} ahead, season length ${season}`,
        })}
        {secondSeason > 1
          ? ` · ${t({ id: 'tasks.component.series.second-season', message: 'Second season length' })}: ${second}`
          : ''}
        {gapCount > 0
          ? ` · ${t({
              id: 'tasks.component.series.missing',
              message: plural(gapCount, { one: '# missing value', other: '# missing values' }),
            })}`
          : ''}
      </p>
    </>
  );
}
