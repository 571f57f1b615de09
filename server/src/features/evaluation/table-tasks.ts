import type { EvaluatedTask } from '@atrium/contract';

/** The tasks whose data set is one table or one series, and not a text or an image per row. */
export const TABLE_TASKS: readonly EvaluatedTask[] = [
  'cluster',
  'anomaly',
  'forecast',
  'classify',
  'regress',
];
