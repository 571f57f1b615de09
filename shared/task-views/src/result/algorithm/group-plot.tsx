import { ScatterChart, type ScatterPoint } from '@atrium/charts';
import type { TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import styles from './algorithm.module.css';
import { findPlotColumns } from './find-plot-columns.ts';

interface GroupPlotProps {
  readonly label: string;
  readonly table: TableInput | undefined;
  /** Columns that the engine used. */
  readonly usedColumns: readonly string[];
  /** The group of each row. */
  readonly groups: readonly number[];
  /** Names of the groups, by number. */
  readonly names: readonly { readonly group: number; readonly name: string }[];
  /** The center of each group, with a value for each used column. */
  readonly centroids?: readonly (readonly number[])[];
}

const NO_CENTROIDS: readonly (readonly number[])[] = [];

/** The rows as points over two of their columns, in the color and shape of their group. */
export function GroupPlot({
  label,
  table,
  usedColumns,
  groups,
  names,
  centroids = NO_CENTROIDS,
}: GroupPlotProps) {
  const { t } = useLingui();
  const format = useFormat();
  const columns = useMemo(
    () => findPlotColumns(table, usedColumns, groups.length),
    [table, usedColumns, groups],
  );
  const [chosen, setChosen] = useState<{ readonly x?: number; readonly y?: number }>({});
  // `x` and `y` are the indexes of the columns on the axes. The last column contains the row numbers. By default, they
  // are on the horizontal axis only if there is exactly one other column.
  const last = columns.length - 1;
  const x = Math.min(chosen.x ?? (last > 1 ? 0 : last), last);
  const y = Math.min(chosen.y ?? (last > 1 ? 1 : 0), last);
  const points = useMemo(() => {
    const found: ScatterPoint[] = [];
    groups.forEach((group, index) => {
      const valueX = columns[x]?.values[index] ?? Number.NaN;
      const valueY = columns[y]?.values[index] ?? Number.NaN;
      const row = format.number(index + 1);
      const name = t({ id: 'tasks.component.plot.row', message: `Row ${row}` });
      if (Number.isFinite(valueX) && Number.isFinite(valueY))
        found.push({ x: valueX, y: valueY, group, name });
    });
    return found;
  }, [groups, columns, x, y, format, t]);
  const centers = useMemo(
    () =>
      centroids.flatMap((center, group) => {
        const getValue = (axis: number) => center[usedColumns.indexOf(columns[axis]?.name ?? '')];
        const [valueX, valueY] = [getValue(x), getValue(y)];
        return valueX === undefined || valueY === undefined ? [] : [{ x: valueX, y: valueY, group }];
      }),
    [centroids, usedColumns, columns, x, y],
  );
  if (columns.length < 2) return null;
  const rowNumber = t({ id: 'tasks.component.plot.row-place', message: 'Row number' });
  const options = columns.map(({ name }, index) => ({ value: String(index), label: name ?? rowNumber }));
  return (
    <div className={styles.plot}>
      <div className={styles.axes}>
        <AxisField
          label={t({ id: 'tasks.component.plot.horizontal', message: 'Horizontal axis' })}
          options={options}
          value={x}
          onChoose={(column) => setChosen({ ...chosen, x: column })}
        />
        <AxisField
          label={t({ id: 'tasks.component.plot.vertical', message: 'Vertical axis' })}
          options={options}
          value={y}
          onChoose={(column) => setChosen({ ...chosen, y: column })}
        />
      </div>
      <ScatterChart
        label={label}
        points={points}
        centers={centers}
        columns={{ x: columns[x]?.name ?? rowNumber, y: columns[y]?.name ?? rowNumber }}
        groups={names.map(({ group, name }) => ({
          group,
          label: name,
          note: format.number(groups.filter((other) => other === group).length),
        }))}
        formatValue={(value) => format.number(value, { maximumSignificantDigits: 6 })}
      />
    </div>
  );
}

interface AxisFieldProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: number;
  onChoose(column: number): void;
}

/** Chooses the column of an axis. */
function AxisField({ label, options, value, onChoose }: AxisFieldProps) {
  const id = useId();
  return (
    <span className={styles.axis}>
      <label htmlFor={id}>{label}</label>
      <Choice
        id={id}
        className={styles.column ?? ''}
        value={String(value)}
        options={options}
        onChoose={(chosen) => onChoose(Number(chosen))}
      />
    </span>
  );
}
