import { findExtent } from '../model/value-scale.ts';
import styles from './chart.module.css';

const HEIGHT = 32;

/**
 * The shape of a series without axes. A position without a value is a gap, and a value between two gaps is a dot. The
 * shape is decorative: the text beside it describes what it shows.
 */
export function Sparkline({ values }: { readonly values: readonly (number | null)[] }) {
  const { min, max } = findExtent(values) ?? { min: 0, max: 0 };
  const toY = (value: number) => {
    if (min < max) return HEIGHT * (1 - (value - min) / (max - min));
    // A line at the bottom would look like zero.
    return value === 0 ? HEIGHT : HEIGHT / 2;
  };
  const hasValue = (index: number) => typeof values[index] === 'number';
  const line: string[] = [];
  const dots: string[] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const point = `${index} ${toY(value)}`;
    if (hasValue(index - 1)) line.push(`L${point}`);
    else if (hasValue(index + 1)) line.push(`M${point}`);
    // A line without a length. Its round ends draw a dot.
    else dots.push(`M${point}h0`);
  });
  return (
    <svg
      aria-hidden="true"
      className={styles.sparkline}
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${Math.max(1, values.length - 1)} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {line.length > 0 ? <path d={line.join('')} /> : null}
      {dots.length > 0 ? <path className={styles.sparkDots} d={dots.join('')} /> : null}
    </svg>
  );
}
