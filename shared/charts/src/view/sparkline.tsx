import { findExtent } from '../model/value-scale.ts';
import styles from './chart.module.css';

const HEIGHT = 32;

/** The shape of a series without axes. It is decorative: the text beside it describes what it shows. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const { min, max } = findExtent(values) ?? { min: 0, max: 0 };
  const span = max - min || 1;
  const path = values.map(
    (value, index) => `${index === 0 ? 'M' : 'L'}${index} ${HEIGHT * (1 - (value - min) / span)}`,
  );
  return (
    <svg
      aria-hidden="true"
      className={styles.sparkline}
      width="100%"
      height={HEIGHT}
      viewBox={`0 0 ${Math.max(1, values.length - 1)} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path d={path.join('')} />
    </svg>
  );
}
