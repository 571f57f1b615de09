import { MetricTileList } from '@atrium/charts';
import styles from './console.module.css';

const TILES = [0, 1, 2, 3, 4];
const CHARTS = [0, 1];

/** The skeleton of metrics and charts while they first load. */
export function ConsoleSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <MetricTileList>
        {TILES.map((tile) => (
          <div key={tile} className={styles.tileSkeleton} />
        ))}
      </MetricTileList>
      <div className={styles.columns}>
        {CHARTS.map((chart) => (
          <span key={chart} className={styles.chartSkeleton} />
        ))}
      </div>
    </div>
  );
}
