import { useFormat } from '@atrium/i18n';
import { useElementWidth } from '@atrium/ui/data';
import type { PointerEvent, ReactNode } from 'react';
import styles from './charts.module.css';
import { type Domain, place, ticksOf } from './scale.ts';

const FOOT = 24;
const HEAD = 8;
const CHARACTER = 7;
const TICK_EVERY = { x: 64, y: 44 };

/** The room in which marks are drawn; `x` and `y` place a value in it. */
export interface PlotArea {
  readonly width: number;
  readonly height: number;
  x(value: number): number;
  y(value: number): number;
}

interface PlotProps {
  /** What is drawn, for those who hear it. */
  readonly label: string;
  readonly height?: number;
  readonly x: Domain;
  readonly y: Domain;
  /** Only whole numbers stand on the horizontal axis. */
  readonly isCounted?: boolean;
  readonly children: (area: PlotArea) => ReactNode;
  /** Where the pointer is, as a value of the horizontal axis; `undefined` when it has left. */
  readonly onPoint?: (x: number | undefined) => void;
}

/** Axes with a faint grid, as wide as there is room. Values grow to the right in every language. */
export function Plot({ label, height = 280, x, y, isCounted = false, children, onPoint }: PlotProps) {
  const format = useFormat();
  const { ref, width = 640 } = useElementWidth();
  const write = (value: number) => format.number(value, { maximumSignificantDigits: 4 });
  const rows = ticksOf(y, height / TICK_EVERY.y);
  const start = Math.max(...rows.map((tick) => write(tick).length), 2) * CHARACTER + 8;
  const area: PlotArea = {
    width: Math.max(0, width - start - 8),
    height: height - FOOT - HEAD,
    x: (value) => place(value, x, area.width),
    y: (value) => area.height - place(value, y, area.height),
  };
  const columns = ticksOf(x, width / TICK_EVERY.x).filter((tick) => !isCounted || Number.isInteger(tick));
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const at = (clientX - currentTarget.getBoundingClientRect().left - start) / area.width;
    onPoint?.(x.from + at * (x.to - x.from));
  };
  return (
    <div ref={ref} className={styles.plot}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        onPointerMove={onPoint && point}
        onPointerLeave={onPoint && (() => onPoint(undefined))}
      >
        <g transform={`translate(${start} ${HEAD})`}>
          {rows.map((tick) => (
            <g key={tick} transform={`translate(0 ${area.y(tick)})`}>
              <line className={styles.grid} x2={area.width} />
              <text className={styles.tick} x={-8} dy="0.32em" textAnchor="end">
                {write(tick)}
              </text>
            </g>
          ))}
          {columns.map((tick) => (
            <text
              key={tick}
              className={styles.tick}
              x={area.x(tick)}
              y={area.height + 16}
              textAnchor="middle"
            >
              {write(tick)}
            </text>
          ))}
          {children(area)}
        </g>
      </svg>
    </div>
  );
}
