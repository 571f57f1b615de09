import type { PlotArea } from '../view/plot.tsx';
import { toneOf } from '../view/tone-of.ts';
import { useIsMirrored } from '../view/use-is-mirrored.ts';
import type { TooltipContent } from './chart-content.ts';
import type { Place } from './chart-model.ts';
import styles from './interaction.module.css';

const GAP = 12;

interface ChartTooltipProps {
  readonly content: TooltipContent;
  readonly place: Place;
  readonly area: PlotArea;
}

/** Shows all series at the crosshair, on the side with more space. The stage announces the same text. */
export function ChartTooltip({ content: { title, rows }, place, area }: ChartTooltipProps) {
  const isMirrored = useIsMirrored();
  const isLeft = place.x > area.width / 2;
  const x = isLeft ? `calc(${place.x - GAP}px - 100%)` : `${place.x + GAP}px`;
  return (
    <div
      className={styles.tooltip}
      dir={isMirrored ? 'rtl' : 'ltr'}
      aria-hidden="true"
      style={{ transform: `translate(${x}, ${Math.min(place.y, area.height / 2)}px)` }}
    >
      <div className={styles.title}>{title}</div>
      <dl className={styles.rows}>
        {rows.map(({ key, label, value, tone, symbol }) => (
          <div key={key} className={styles.row} style={toneOf(tone)}>
            <dt>
              {symbol} {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
