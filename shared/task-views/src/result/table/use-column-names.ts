import { useLingui } from '@lingui/react/macro';
import type { ColumnKey } from './answer-table.ts';

/** Columns of answers, in words. */
export function useColumnNames(): Readonly<Record<ColumnKey, string>> {
  const { t } = useLingui();
  return {
    text: t({ id: 'tasks.component.column.text', message: 'Text' }),
    tag: t({ id: 'tasks.component.column.tag', message: 'Part of speech' }),
    type: t({ id: 'tasks.component.column.type', message: 'Type' }),
    start: t({ id: 'tasks.component.column.start', message: 'Start' }),
    end: t({ id: 'tasks.component.column.end', message: 'End' }),
    label: t({ id: 'tasks.component.column.label', message: 'Label' }),
    score: t({ id: 'tasks.component.column.score', message: 'Score' }),
    language: t({ id: 'tasks.component.column.language', message: 'Language' }),
    weight: t({ id: 'tasks.component.column.weight', message: 'Weight' }),
    mask: t({ id: 'tasks.component.column.mask', message: 'Replacement' }),
    format: t({ id: 'tasks.component.column.format', message: 'Symbology' }),
    polygon: t({ id: 'tasks.component.column.polygon', message: 'Position (pixels)' }),
    row: t({ id: 'tasks.component.column.row', message: 'Row' }),
    cluster: t({ id: 'tasks.component.column.cluster', message: 'Cluster' }),
    isFlagged: t({ id: 'tasks.component.column.is-flagged', message: 'Anomaly' }),
    step: t({ id: 'tasks.component.column.step', message: 'Step' }),
    mean: t({ id: 'tasks.component.column.mean', message: 'Forecast' }),
    lower: t({ id: 'tasks.component.column.lower', message: 'Lower bound' }),
    upper: t({ id: 'tasks.component.column.upper', message: 'Upper bound' }),
  };
}
