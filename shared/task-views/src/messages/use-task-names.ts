import { TASK_IDS, type TaskId } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useAreTaskMessagesLoaded } from './use-are-task-messages-loaded.ts';

const NOT_LOADED = Object.fromEntries(TASK_IDS.map((task) => [task, ''])) as Readonly<Record<TaskId, string>>;

/** Returns the labels of the tasks. They are empty until the messages are loaded. */
export function useTaskNames(): Readonly<Record<TaskId, string>> {
  const { t } = useLingui();
  if (!useAreTaskMessagesLoaded()) return NOT_LOADED;
  return {
    tokenize: t({ id: 'tasks.component.name.tokenize', message: 'Tokenization' }),
    entities: t({ id: 'tasks.component.name.entities', message: 'Entity recognition' }),
    sentiment: t({ id: 'tasks.component.name.sentiment', message: 'Sentiment analysis' }),
    language: t({ id: 'tasks.component.name.language', message: 'Language detection' }),
    keywords: t({ id: 'tasks.component.name.keywords', message: 'Keyword extraction' }),
    redact: t({ id: 'tasks.component.name.redact', message: 'Redaction' }),
    generate: t({ id: 'tasks.component.name.generate', message: 'Text generation' }),
    extract: t({ id: 'tasks.component.name.extract', message: 'Data extraction' }),
    ocr: t({ id: 'tasks.component.name.ocr', message: 'Text recognition' }),
    barcode: t({ id: 'tasks.component.name.barcode', message: 'Barcode recognition' }),
    cluster: t({ id: 'tasks.component.name.cluster', message: 'Clustering' }),
    anomaly: t({ id: 'tasks.component.name.anomaly', message: 'Anomaly detection' }),
    forecast: t({ id: 'tasks.component.name.forecast', message: 'Forecasting' }),
    classify: t({ id: 'tasks.component.name.classify', message: 'Classification' }),
    regress: t({ id: 'tasks.component.name.regress', message: 'Regression' }),
  };
}
