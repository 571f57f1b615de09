import styles from './app-create.module.css';

const HEIGHT = 32;

/** The course of a series. Decoration: its target says in words what it does. */
export function SampleLine({ values }: { readonly values: readonly number[] }) {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const points = values.map((value, at) => `${at},${HEIGHT - ((value - least) / span) * HEIGHT}`).join(' ');
  return (
    <svg
      aria-hidden="true"
      className={styles.line}
      viewBox={`0 0 ${Math.max(1, values.length - 1)} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <polyline points={points} />
    </svg>
  );
}
