import { TimeTable } from '@atrium/charts';
import type { DashboardSeries } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import type { RecordColumn } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { createStepRunsAddress } from '../../../runs/create-step-runs-address.ts';

type Point = DashboardSeries['points'][number];

interface SeriesTableProps {
  readonly label: string;
  readonly series: DashboardSeries;
  readonly columns: readonly Omit<RecordColumn<Point>, 'isNumber'>[];
}

/** The data of a chart as a table. The time of each row is a link to its runs. */
export function SeriesTable({ label, series, columns }: SeriesTableProps) {
  const { t } = useLingui();
  const { step, points } = series;
  return (
    <TimeTable
      label={label}
      timeTitle={t({ id: 'dashboard.page.console.time', message: 'Time' })}
      unit={step}
      points={points}
      columns={columns}
      renderTime={(time, point) => (
        <SafeLink to={createStepRunsAddress(series, points.indexOf(point)) ?? ''}>{time}</SafeLink>
      )}
    />
  );
}
