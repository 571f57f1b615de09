import { scaleRange } from '../model/zoom.ts';
import { createSeriesContent, createSeriesRows } from './series-content.tsx';

/** Functions that charts need only during interaction. They load together with the interactive components. */
export const INTERACTION_HELPERS = { scaleRange, createSeriesContent, createSeriesRows };

export type InteractionHelpers = typeof INTERACTION_HELPERS;
