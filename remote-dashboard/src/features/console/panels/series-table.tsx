import type { DashboardSeries } from '@atrium/contract';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { usePieceNames } from './use-piece-names.ts';

type Point = DashboardSeries['points'][number];

interface SeriesTableProps {
  readonly label: string;
  readonly series: DashboardSeries;
  readonly columns: readonly Omit<RecordColumn<Point>, 'isNumber'>[];
}

/** A chart's data as a table, the latest piece first. */
export function SeriesTable({ label, series, columns }: SeriesTableProps) {
  const { t } = useLingui();
  const { nameOf } = usePieceNames(series);
  const time: RecordColumn<Point> = {
    key: 'at',
    title: t({ id: 'dashboard.page.console.time', message: 'Time' }),
    isName: true,
    render: nameOf,
  };
  return (
    <RecordTable
      label={label}
      columns={[time, ...columns.map((column) => ({ ...column, isNumber: true }))]}
      rows={[...series.points].reverse()}
      rowKey={({ at }) => at}
    />
  );
}
