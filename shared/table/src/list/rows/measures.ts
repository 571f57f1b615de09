import type { Density } from '../../core/index.ts';

/** The heights of rows, in pixels. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { default: 44, large: 52, small: 36 };

/** The width of the column with the selection boxes, in pixels. */
export const SELECTION_WIDTH = 48;

/** The horizontal padding of a cell plus the border that a pinned cell can have, in pixels. */
export const CELL_INSETS = 33;

/** The width of a letter in the monospaced font of a cell, in pixels. */
export const CODE_LETTER_WIDTH = 7.3;
