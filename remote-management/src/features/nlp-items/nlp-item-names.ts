import type { NlpItem } from '@atrium/contract';
import type { StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

/** Tasks and states of NLP items, in words. */
export function useNlpItemNames() {
  const { t } = useLingui();
  const tasks: Readonly<Record<NlpItem['task'], string>> = {
    tokenize: t({ id: 'management.page.nlp-items.task-tokenize', message: '分词' }),
    entities: t({ id: 'management.page.nlp-items.task-entities', message: '实体识别' }),
    sentiment: t({ id: 'management.page.nlp-items.task-sentiment', message: '情感分析' }),
    language: t({ id: 'management.page.nlp-items.task-language', message: '语种识别' }),
    keywords: t({ id: 'management.page.nlp-items.task-keywords', message: '关键词' }),
    summary: t({ id: 'management.page.nlp-items.task-summary', message: '摘要' }),
    redact: t({ id: 'management.page.nlp-items.task-redact', message: '脱敏' }),
    similarity: t({ id: 'management.page.nlp-items.task-similarity', message: '相似度' }),
    classify: t({ id: 'management.page.nlp-items.task-classify', message: '文本分类' }),
    extract: t({ id: 'management.page.nlp-items.task-extract', message: '信息抽取' }),
  };
  const statuses: Readonly<Record<NlpItem['status'], string>> = {
    draft: t({ id: 'management.page.nlp-items.status-draft', message: '草稿' }),
    published: t({ id: 'management.page.nlp-items.status-published', message: '已发布' }),
    disabled: t({ id: 'management.page.nlp-items.status-disabled', message: '已停用' }),
    archived: t({ id: 'management.page.nlp-items.status-archived', message: '已归档' }),
  };
  return { tasks, statuses };
}

export const STATUS_TONES: Readonly<Record<NlpItem['status'], StatusTone>> = {
  draft: 'quiet',
  published: 'success',
  disabled: 'warning',
  archived: 'quiet',
};
