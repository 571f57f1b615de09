import type { ReactNode, Ref } from 'react';
import { MARGIN } from '../model/series-layout.ts';
import styles from './chart.module.css';

/** A labeled tick on an axis. */
export interface AxisTick {
  /** The value of the tick. It is the React key, because in a chart without width, several ticks have one offset. */
  readonly value: number;
  /** The distance from the start of the axis, in pixels. */
  readonly offset: number;
  readonly text: string;
}

/** The area of the drawing within the chart, in pixels. */
export interface PlotArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a narrow character. A wide one takes twice as many. */
const CHARACTER_WIDTH = 7;
/** Pixels on both sides of the labels of the vertical axis, together. */
const LABEL_SPACE = 10;
/** Wide characters, such as Chinese ones. */
const WIDE = /[\u1100-\uffdc]/g;

/**
 * Returns the area beside the labels of the vertical axis, which are at the left, or at the right
 * if the chart is mirrored.
 *
 * @param texts The labels of the vertical axis.
 */
export function createPlotArea(
  width: number,
  height: number,
  texts: readonly string[],
  isMirrored: boolean,
): PlotArea {
  const longest = Math.max(2, ...texts.map((text) => text.length + (text.match(WIDE)?.length ?? 0)));
  const start = longest * CHARACTER_WIDTH + LABEL_SPACE;
  return {
    left: isMirrored ? MARGIN.end : start,
    top: MARGIN.top,
    width: Math.max(0, width - start - MARGIN.end),
    height: height - MARGIN.top - MARGIN.bottom,
  };
}

interface PlotProps {
  readonly ref: Ref<SVGSVGElement>;
  /** What the chart shows, in one sentence for screen readers. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly area: PlotArea;
  readonly isMirrored: boolean;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  /** The marks, relative to the area. */
  readonly children: ReactNode;
}

/** The axes and a faint grid around the marks of a chart. */
export function Plot({ ref, label, width, height, area, isMirrored, xTicks, yTicks, children }: PlotProps) {
  return (
    <svg ref={ref} role="img" aria-label={label} width={width} height={height} className={styles.drawing}>
      <g transform={`translate(${area.left} ${area.top})`}>
        {yTicks.map(({ value, offset, text }) => (
          <g key={value} transform={`translate(0 ${offset})`}>
            <line className={styles.grid} x2={area.width} />
            <text
              className={styles.tick}
              x={isMirrored ? area.width + 8 : -8}
              dy="0.32em"
              textAnchor={isMirrored ? 'start' : 'end'}
            >
              {text}
            </text>
          </g>
        ))}
        {xTicks.map(({ value, offset, text }) => (
          <text key={value} className={styles.tick} x={offset} y={area.height + 17} textAnchor="middle">
            {text}
          </text>
        ))}
        {children}
      </g>
    </svg>
  );
}
