import { useTimeFormats } from '@atrium/charts';
import type { DashboardSeries } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

import { createStepRunsAddress } from '../../../runs/create-step-runs-address.ts';

type Point = DashboardSeries['points'][number];

interface SeriesTableProps {
  readonly label: string;
  readonly series: DashboardSeries;
  readonly columns: readonly Omit<RecordColumn<Point>, 'isNumber'>[];
}

/** The data of a chart as a table with a row for each hour, day or month, latest first. */
export function SeriesTable({ label, series, columns }: SeriesTableProps) {
  const { t } = useLingui();
  const timeFormats = useTimeFormats();
  const time: RecordColumn<Point> = {
    key: 'at',
    title: t({ id: 'dashboard.page.console.time', message: 'Time' }),
    isName: true,
    render: (point) => (
      <SafeLink to={createStepRunsAddress(series, series.points.indexOf(point)) ?? ''}>
        {timeFormats.name(Date.parse(point.at), series.step)}
      </SafeLink>
    ),
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
