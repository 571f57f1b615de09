import type { Density } from '../../model.ts';

/** Heights of rows and widths of the table's own columns, in pixels. */
export const ROW_HEIGHTS: Readonly<Record<Density, number>> = { default: 44, large: 52, small: 36 };

export const SELECTION_WIDTH = 48;

/** Below this width, rows are shown as cards. */
export const CARDS_BELOW = 640;
