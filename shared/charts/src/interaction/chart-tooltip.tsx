import { getToneStyle } from '../view/get-tone-style.ts';
import type { PlotArea } from '../view/plot.tsx';
import { useIsMirrored } from '../view/use-is-mirrored.ts';
import type { TooltipContent } from './chart-content.ts';
import type { PixelPoint } from './chart-model.ts';
import styles from './interaction.module.css';

/** Pixels between the crosshair and the tooltip. */
const GAP = 12;

interface ChartTooltipProps {
  readonly content: TooltipContent;
  /** The instruction for a click. */
  readonly hint?: string | undefined;
  readonly position: PixelPoint;
  readonly area: PlotArea;
}

/** Shows all series at the crosshair, on the side with more space. The stage announces the same text. */
export function ChartTooltip({ content: { title, rows }, hint, position, area }: ChartTooltipProps) {
  const isMirrored = useIsMirrored();
  const isLeft = position.x > area.width / 2;
  const x = isLeft ? `calc(${position.x - GAP}px - 100%)` : `${position.x + GAP}px`;
  return (
    <div
      className={styles.tooltip}
      dir={isMirrored ? 'rtl' : 'ltr'}
      aria-hidden="true"
      style={{ transform: `translate(${x}, ${Math.min(position.y, area.height / 2)}px)` }}
    >
      <div className={styles.title}>{title}</div>
      <dl className={styles.rows}>
        {rows.map(({ key, label, value, tone, symbol }) => (
          <div key={key} className={styles.row} style={getToneStyle(tone)}>
            <dt>
              {symbol} {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hint ? <div className={styles.hint}>{hint}</div> : null}
    </div>
  );
}
