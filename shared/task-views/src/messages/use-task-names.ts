import { TASK_IDS, type TaskId } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useTaskMessages } from './use-task-messages.ts';

const UNSPOKEN = Object.fromEntries(TASK_IDS.map((task) => [task, ''])) as Readonly<Record<TaskId, string>>;

/** Tasks in words; empty while the words are on their way. */
export function useTaskNames(): Readonly<Record<TaskId, string>> {
  const { t } = useLingui();
  if (!useTaskMessages()) return UNSPOKEN;
  return {
    tokenize: t({ id: 'tasks.component.name.tokenize', message: 'Tokenising' }),
    entities: t({ id: 'tasks.component.name.entities', message: 'Entities' }),
    sentiment: t({ id: 'tasks.component.name.sentiment', message: 'Sentiment' }),
    language: t({ id: 'tasks.component.name.language', message: 'Language' }),
    keywords: t({ id: 'tasks.component.name.keywords', message: 'Keywords' }),
    redact: t({ id: 'tasks.component.name.redact', message: 'Redaction' }),
    ocr: t({ id: 'tasks.component.name.ocr', message: 'Text in images' }),
    barcode: t({ id: 'tasks.component.name.barcode', message: 'Barcodes' }),
    cluster: t({ id: 'tasks.component.name.cluster', message: 'Clustering' }),
    anomaly: t({ id: 'tasks.component.name.anomaly', message: 'Anomalies' }),
    forecast: t({ id: 'tasks.component.name.forecast', message: 'Forecast' }),
  };
}
