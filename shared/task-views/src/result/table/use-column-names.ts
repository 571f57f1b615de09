import { useLingui } from '@lingui/react/macro';
import type { ColumnKey } from './answer-table.ts';

/** Columns of answers, in words. */
export function useColumnNames(): Readonly<Record<ColumnKey, string>> {
  const { t } = useLingui();
  return {
    text: t({ id: 'tasks.component.column.text', message: '文本' }),
    tag: t({ id: 'tasks.component.column.tag', message: '词性标记' }),
    type: t({ id: 'tasks.component.column.type', message: '类型' }),
    start: t({ id: 'tasks.component.column.start', message: '起' }),
    end: t({ id: 'tasks.component.column.end', message: '止' }),
    label: t({ id: 'tasks.component.column.label', message: '倾向' }),
    score: t({ id: 'tasks.component.column.score', message: '分值' }),
    language: t({ id: 'tasks.component.column.language', message: '语言' }),
    weight: t({ id: 'tasks.component.column.weight', message: '权重' }),
    mask: t({ id: 'tasks.component.column.mask', message: '替换为' }),
    format: t({ id: 'tasks.component.column.format', message: '码制' }),
    polygon: t({ id: 'tasks.component.column.polygon', message: '位置（像素）' }),
    row: t({ id: 'tasks.component.column.row', message: '行' }),
    cluster: t({ id: 'tasks.component.column.cluster', message: '簇' }),
    isFlagged: t({ id: 'tasks.component.column.is-flagged', message: '异常' }),
    step: t({ id: 'tasks.component.column.step', message: '步' }),
    mean: t({ id: 'tasks.component.column.mean', message: '预测值' }),
    lower: t({ id: 'tasks.component.column.lower', message: '下限' }),
    upper: t({ id: 'tasks.component.column.upper', message: '上限' }),
  };
}
