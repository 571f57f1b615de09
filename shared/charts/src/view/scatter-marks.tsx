import { memo } from 'react';
import { getOutline } from '../model/get-outline.ts';
import styles from './chart.module.css';
import { getToneStyle } from './get-tone-style.ts';

/** The position of a point of a group, or of the center of a group. */
export interface GroupPosition {
  readonly x: number;
  readonly y: number;
  readonly group: number;
}

export interface ScatterPoint extends GroupPosition {
  /** The name of the point in the tooltip. */
  readonly name: string;
}

interface ScatterMarksProps {
  /** The points, in pixels. */
  readonly points: readonly GroupPosition[];
  /** The centers of the groups, in pixels. */
  readonly centers: readonly GroupPosition[];
}

/** Draws one path for all points of a group, because thousands of elements would slow down each change of the page. */
export const ScatterMarks = memo(function ScatterMarks({ points, centers }: ScatterMarksProps) {
  const paths = new Map<number, string[]>();
  for (const { x, y, group } of points) {
    const parts = paths.get(group) ?? [];
    paths.set(group, parts);
    parts.push(`M${x.toFixed(1)} ${y.toFixed(1)}${getOutline(group)}`);
  }
  return (
    <>
      {[...paths].map(([group, parts]) => (
        <path key={group} style={getToneStyle(group)} className={styles.mark} d={parts.join('')} />
      ))}
      {centers.map(({ x, y, group }) => (
        <path key={group} className={styles.center} d={`M${x - 7} ${y}h14m-7 -7v14`} />
      ))}
    </>
  );
});
