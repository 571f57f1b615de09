/** Every job that an embedded engine of this version does, by family: text, images, tables. */
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
] as const;

export type TaskId = (typeof TASK_IDS)[number];
