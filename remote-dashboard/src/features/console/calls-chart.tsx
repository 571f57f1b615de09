import type { DashboardSummary } from '@atrium/contract';
import { type AppLocale, directionOf, intlTagOf, useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import { layBars, scaleTop } from './bar-scale.ts';
import styles from './calls-chart.module.css';

const SIZE = { width: 720, height: 160 };
const GRID = [0, 0.25, 0.5, 0.75, 1];
const LABEL_EVERY = 6;

/** Calls of the last 24 hours as bars; failed ones are the hatched foot. The table beside it says the same. */
export function CallsChart({ hours }: { readonly hours: DashboardSummary['hours'] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const top = scaleTop(Math.max(0, ...hours.map(({ calls }) => calls)));
  const hourOf = (at: string) =>
    new Intl.DateTimeFormat(intlTagOf(i18n.locale as AppLocale), {
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(at));
  const isMirrored = directionOf(i18n.locale as AppLocale) === 'rtl';
  const total = format.number(hours.reduce((sum, { calls }) => sum + calls, 0));
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <ol className={styles.scale} aria-hidden="true">
          {[...GRID].reverse().map((share) => (
            <li key={share}>{format.number(top * share)}</li>
          ))}
        </ol>
        <svg
          role="img"
          aria-label={t({
            id: 'dashboard.page.console.chart-label',
            message: `最近 24 小时共 ${total} 次调用`,
          })}
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          <defs>
            <pattern
              id="failed-hatch"
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" className={styles.failedGround} />
              <rect width="2" height="6" className={styles.failedStripe} />
            </pattern>
          </defs>
          {GRID.map((share) => (
            <line
              key={share}
              className={styles.grid}
              x1="0"
              x2={SIZE.width}
              y1={SIZE.height * share}
              y2={SIZE.height * share}
            />
          ))}
          <g transform={isMirrored ? `translate(${SIZE.width} 0) scale(-1 1)` : undefined}>
            {layBars(hours, SIZE).map(({ hour, x, width, height, errorHeight }) => (
              <g key={hour.at}>
                <title>{`${format.time(hour.at)}: ${format.number(hour.calls)}`}</title>
                <rect x={x} y={0} width={width} height={SIZE.height} className={styles.reach} />
                <rect x={x} y={SIZE.height - height} width={width} height={height} className={styles.bar} />
                <rect
                  x={x}
                  y={SIZE.height - errorHeight}
                  width={width}
                  height={errorHeight}
                  fill="url(#failed-hatch)"
                />
              </g>
            ))}
          </g>
        </svg>
      </div>
      <ol className={styles.times} aria-hidden="true">
        {hours
          .filter((_, index) => index % LABEL_EVERY === 0)
          .map(({ at }) => (
            <li key={at}>{hourOf(at)}</li>
          ))}
      </ol>
      <figcaption className={styles.caption}>
        <span className={styles.allKey} aria-hidden="true" />
        {t({ id: 'dashboard.page.console.calls', message: '调用' })}
        <span className={styles.failedKey} aria-hidden="true" />
        {t({ id: 'dashboard.page.console.failed', message: '失败' })}
      </figcaption>
    </figure>
  );
}
