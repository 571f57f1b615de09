import type { ReactNode } from 'react';

export interface TooltipRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** The number of the chart color. */
  readonly tone: number;
  readonly symbol: ReactNode;
}

export interface TooltipContent {
  readonly title: string;
  readonly rows: readonly TooltipRow[];
}

/** Rows of a CSV file. The first row names the columns. */
export type CsvRows = readonly (readonly (string | number | null)[])[];
