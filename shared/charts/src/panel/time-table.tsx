import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import type { ReactNode } from 'react';
import type { TimeUnit } from '../model/series.ts';
import { useTimeFormats } from '../view/use-time-formats.ts';

interface TimeTableProps<Point> {
  readonly label: string;
  /** The title of the first column. */
  readonly timeTitle: string;
  readonly unit: TimeUnit;
  readonly points: readonly Point[];
  readonly columns: readonly Omit<RecordColumn<Point>, 'isNumber'>[];
  /** Shows the time of a point, for example as a link. By default, the time is a text. */
  readonly renderTime?: (time: string, point: Point) => ReactNode;
}

/** The data of a chart as a table with a row for each hour, day or month, latest first. */
export function TimeTable<Point extends { readonly at: string }>({
  label,
  timeTitle,
  unit,
  points,
  columns,
  renderTime = (time) => time,
}: TimeTableProps<Point>) {
  const { name: getTimeName } = useTimeFormats();
  const time: RecordColumn<Point> = {
    key: 'at',
    title: timeTitle,
    isName: true,
    render: (point) => renderTime(getTimeName(Date.parse(point.at), unit), point),
  };
  return (
    <RecordTable
      label={label}
      columns={[time, ...columns.map((column) => ({ ...column, isNumber: true }))]}
      rows={[...points].reverse()}
      rowKey={({ at }) => at}
    />
  );
}
