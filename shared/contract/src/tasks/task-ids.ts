/** The tasks of the embedded engines, by family: text, images, tables. */
export const TASK_IDS = [
  'tokenize',
  'entities',
  'sentiment',
  'language',
  'keywords',
  'redact',
  'ocr',
  'barcode',
  'cluster',
  'anomaly',
  'forecast',
  'classify',
  'regress',
] as const;

export type TaskId = (typeof TASK_IDS)[number];
