/** The tasks, by family: text, images, tables. Only a chat model of a connection performs `generate`. */
export const TASK_IDS = [
  'tokenize',
  'entities',
  'sentiment',
  'language',
  'keywords',
  'redact',
  'generate',
  'ocr',
  'barcode',
  'cluster',
  'anomaly',
  'forecast',
  'classify',
  'regress',
] as const;

export type TaskId = (typeof TASK_IDS)[number];
