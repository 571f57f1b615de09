import type { Density } from '../../core/index.ts';

/** Heights of rows and widths of the table's own columns, in pixels. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { default: 44, large: 52, small: 36 };

export const SELECTION_WIDTH = 48;

/** The width of a letter in the monospaced font of a cell, in pixels. */
export const CODE_WIDTH = 7.3;
