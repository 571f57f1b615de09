import type { TableInput } from '@atrium/contract';

/** The contents of a cell that mark an anomaly, in lower case. */
const MARKS = ['1', '-1', 'true', 'yes', 'anomaly', '是', '异常'];

/** Returns whether a cell marks an anomaly. */
export function isAnomalyMark(cell: TableInput['rows'][number][number] | undefined): boolean {
  return MARKS.includes(String(cell).trim().toLowerCase());
}
