/**
 * The tasks, by family: for text, for images, and for tables and time series. Only chat models of connections perform
 * `generate` and `extract`.
 */
export const TASK_IDS = [
  'tokenize',
  'entities',
  'sentiment',
  'language',
  'keywords',
  'redact',
  'generate',
  'extract',
  'ocr',
  'barcode',
  'cluster',
  'anomaly',
  'forecast',
  'classify',
  'regress',
] as const;

export type TaskId = (typeof TASK_IDS)[number];
