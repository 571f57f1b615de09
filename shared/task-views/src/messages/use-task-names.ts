import { TASK_IDS, type TaskId } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { useTaskMessages } from './use-task-messages.ts';

const UNSPOKEN = Object.fromEntries(TASK_IDS.map((task) => [task, ''])) as Readonly<Record<TaskId, string>>;

/** Tasks in words; empty while the words are on their way. */
export function useTaskNames(): Readonly<Record<TaskId, string>> {
  const { t } = useLingui();
  if (!useTaskMessages()) return UNSPOKEN;
  return {
    tokenize: t({ id: 'tasks.component.name.tokenize', message: '分词' }),
    entities: t({ id: 'tasks.component.name.entities', message: '实体识别' }),
    sentiment: t({ id: 'tasks.component.name.sentiment', message: '情感分析' }),
    language: t({ id: 'tasks.component.name.language', message: '语种识别' }),
    keywords: t({ id: 'tasks.component.name.keywords', message: '关键词' }),
    redact: t({ id: 'tasks.component.name.redact', message: '脱敏' }),
    ocr: t({ id: 'tasks.component.name.ocr', message: '文字识别' }),
    barcode: t({ id: 'tasks.component.name.barcode', message: '条码识别' }),
    cluster: t({ id: 'tasks.component.name.cluster', message: '聚类' }),
    anomaly: t({ id: 'tasks.component.name.anomaly', message: '异常检测' }),
    forecast: t({ id: 'tasks.component.name.forecast', message: '时序预测' }),
  };
}
