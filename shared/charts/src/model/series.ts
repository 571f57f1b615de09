/**
 * A range of positions of a series chart, including the first and the last. Each position has one value of each series.
 */
export interface IndexRange {
  readonly from: number;
  readonly to: number;
}

/** Positions in time: each is the start of an hour, a day or a month in the browser's time zone. */
export interface TimeAxis {
  readonly kind: 'time';
  readonly unit: TimeUnit;
  /** Milliseconds since 1970, in ascending order. */
  readonly at: readonly number[];
  /**
   * The number of positions whose period has ended. The bar of the next position is paler. Undefined if all have ended.
   */
  readonly completeCount?: number | undefined;
}

export type TimeUnit = 'hour' | 'day' | 'month';

/** Numbered positions, such as steps. */
export interface StepAxis {
  readonly kind: 'step';
  /** Name of the axis, such as `Step`. */
  readonly title: string;
  /** Number of the first position. */
  readonly first: number;
  readonly count: number;
  /** The value of one step in the labels of the axis, such as 0.02. The default is 1. */
  readonly stepValue?: number;
  /** Full name of the position with this number, such as `Step 12`. */
  readonly getName: (step: number) => string;
}

export type SeriesAxis = TimeAxis | StepAxis;

interface SeriesBase {
  readonly key: string;
  readonly label: string;
  /** Number of the theme's chart color, from 0. */
  readonly tone: number;
}

export type Values = readonly (number | null)[];

/** A point that a drawing starts from. The series has no value there: the tooltip and the CSV file leave it out. */
export interface SeriesAnchor {
  readonly index: number;
  readonly value: number;
}

/** Returns the values to draw: those of the series and its anchor. */
export function addAnchor(values: Values, anchor: SeriesAnchor | undefined): Values {
  return anchor ? values.with(anchor.index, anchor.value) : values;
}

/** A line with a value for each position. A missing value interrupts the line. */
export interface LineSeries extends SeriesBase {
  readonly kind: 'line';
  readonly values: Values;
  /** Dashes distinguish lines without color. */
  readonly isDashed?: boolean;
  readonly anchor?: SeriesAnchor;
}

/** One part of stacked bars. */
export interface BarSeries extends SeriesBase {
  readonly kind: 'bar';
  readonly values: Values;
}

/** The area between two bounds, such as a prediction interval. */
export interface BandSeries extends SeriesBase {
  readonly kind: 'band';
  readonly lower: Values;
  readonly upper: Values;
  readonly anchor?: SeriesAnchor;
}

export type Series = LineSeries | BarSeries | BandSeries;

export function countPositions(axis: SeriesAxis): number {
  return axis.kind === 'time' ? axis.at.length : axis.count;
}
