import styles from './console.module.css';

const FIGURES = [0, 1, 2, 3, 4];
const CHARTS = [0, 1];

/** The skeleton of metrics and charts while they first load. */
export function ConsoleSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.figures}>
        {FIGURES.map((figure) => (
          <span key={figure} className={styles.figureBone} />
        ))}
      </div>
      <div className={styles.columns}>
        {CHARTS.map((chart) => (
          <span key={chart} className={styles.chartBone} />
        ))}
      </div>
    </div>
  );
}
