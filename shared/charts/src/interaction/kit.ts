import { scaleRange } from '../model/zoom.ts';
import { seriesContent, seriesRows } from './series-content.tsx';

/** Functions that charts use only while a user interacts. They load with the interactive part. */
export const KIT = { scaleRange, seriesContent, seriesRows };

export type Kit = typeof KIT;
