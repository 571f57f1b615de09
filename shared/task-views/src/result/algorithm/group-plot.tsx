import { ScatterChart, type ScatterPoint } from '@atrium/charts';
import type { TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import styles from './algorithm.module.css';
import { AxisChoices } from './axis-choices.tsx';
import { usePlotColumns } from './use-plot-columns.ts';

interface GroupPlotProps {
  readonly label: string;
  readonly table: TableInput | undefined;
  /** Columns that the engine used. */
  readonly used: readonly string[];
  /** The group of each row. */
  readonly groups: readonly number[];
  /** Names of the groups, by number. */
  readonly names: readonly { readonly group: number; readonly name: string }[];
  /** The middle of each group, over the columns that were used. */
  readonly centroids?: readonly (readonly number[])[];
}

const NONE: readonly (readonly number[])[] = [];

/** Rows as points over two of their columns, in the colour and outline of their group. */
export function GroupPlot({ label, table, used, groups, names, centroids = NONE }: GroupPlotProps) {
  const { t } = useLingui();
  const format = useFormat();
  const choice = usePlotColumns(table, used, groups.length);
  const { columns, x, y } = choice;
  const points = useMemo(() => {
    const found: ScatterPoint[] = [];
    groups.forEach((group, at) => {
      const [left, up] = [columns[x]?.values[at] ?? Number.NaN, columns[y]?.values[at] ?? Number.NaN];
      const row = format.number(at + 1);
      const name = t({ id: 'tasks.component.plot.row', message: `Row ${row}` });
      if (Number.isFinite(left) && Number.isFinite(up)) found.push({ x: left, y: up, group, name });
    });
    return found;
  }, [groups, columns, x, y, format, t]);
  const centers = useMemo(
    () =>
      centroids.flatMap((middle, group) => {
        const [left, up] = [middle[x], middle[y]];
        return left === undefined || up === undefined ? [] : [{ x: left, y: up, group }];
      }),
    [centroids, x, y],
  );
  if (columns.length < 2) return null;
  const rowName = t({ id: 'tasks.component.plot.row-place', message: 'Row number' });
  return (
    <div className={styles.figure}>
      <AxisChoices choice={choice} />
      <ScatterChart
        label={label}
        points={points}
        centers={centers}
        columns={{ x: columns[x]?.name ?? rowName, y: columns[y]?.name ?? rowName }}
        groups={names.map(({ group, name }) => ({
          group,
          label: name,
          note: format.number(groups.reduce((count, each) => count + (each === group ? 1 : 0), 0)),
        }))}
        writeValue={(value) => format.number(value, { maximumSignificantDigits: 6 })}
      />
    </div>
  );
}
