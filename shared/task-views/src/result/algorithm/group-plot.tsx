import type { TableInput } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { outlineOf } from '../../charts/marks.ts';
import { Scatter, type ScatterPoint } from '../../charts/scatter.tsx';
import { toneOf } from '../../charts/tones.ts';
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

/** Rows as points over two of their columns, in the colour and outline of their group. */
export function GroupPlot({ label, table, used, groups, names, centroids = [] }: GroupPlotProps) {
  const { t } = useLingui();
  const format = useFormat();
  const choice = usePlotColumns(table, used, groups.length);
  const { columns, x, y } = choice;
  const points = useMemo(() => {
    const found: ScatterPoint[] = [];
    groups.forEach((group, at) => {
      const [left, up] = [columns[x]?.values[at] ?? Number.NaN, columns[y]?.values[at] ?? Number.NaN];
      if (Number.isFinite(left) && Number.isFinite(up)) {
        found.push({ x: left, y: up, group, name: `${at + 1}: ${left}, ${up}` });
      }
    });
    return found;
  }, [groups, columns, x, y]);
  const centres = centroids.flatMap((middle, group) => {
    const [left, up] = [middle[x], middle[y]];
    return left === undefined || up === undefined ? [] : [{ x: left, y: up, group }];
  });
  if (columns.length < 2) return null;
  return (
    <figure className={styles.figure}>
      <AxisChoices choice={choice} />
      <Scatter label={label} points={points} centres={centres} />
      <ul className={styles.legend} aria-label={t({ id: 'tasks.component.plot.legend', message: 'Legend' })}>
        {names.map(({ group, name }) => (
          <li key={group} className={styles.key} style={toneOf(group)}>
            <svg className={styles.swatch} aria-hidden="true" viewBox="-6 -6 12 12">
              <path d={outlineOf(group)} />
            </svg>
            {name}{' '}
            <span className={styles.count}>
              {format.number(groups.reduce((count, each) => count + (each === group ? 1 : 0), 0))}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
