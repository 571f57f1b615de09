import type { EvaluationMetric } from '@atrium/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Returns the texts of the list of data sets and its form. */
export function useDataSetLabels() {
  const { t } = useLingui();
  return {
    title: t({ id: 'management.page.data-sets.title', message: 'Data sets' }),
    pageDescription: t({
      id: 'management.page.data-sets.page-description',
      message: 'Examples with expected results. Evaluate versions of AI services on them before you publish.',
    }),
    noun: t({ id: 'management.page.data-sets.noun', message: 'data set' }),
    search: t({ id: 'management.page.data-sets.search', message: 'Search names or descriptions' }),
    empty: t({ id: 'management.page.data-sets.empty', message: 'No data sets yet' }),
    emptyDescription: t({
      id: 'management.page.data-sets.empty-description',
      message: 'Add examples with their expected results: a CSV or Excel file, or images.',
    }),
    name: t({ id: 'management.page.data-sets.name', message: 'Name' }),
    task: t({ id: 'management.page.data-sets.task', message: 'Task' }),
    gate: t({ id: 'management.page.data-sets.gate', message: 'Quality gate' }),
    gateOn: t({ id: 'management.page.data-sets.gate-on', message: 'On' }),
    gateOff: t({ id: 'management.page.data-sets.gate-off', message: 'Off' }),
    revision: t({ id: 'management.page.data-sets.revision', message: 'Revision' }),
    updatedAt: t({ id: 'management.page.data-sets.updated', message: 'Updated' }),
    description: t({ id: 'management.page.data-sets.description', message: 'Description' }),
    countImages: (count: number) =>
      t({
        id: 'management.page.data-sets.image-count',
        message: plural(count, { one: '# image', other: '# images' }),
      }),
    content: t({ id: 'management.page.data-sets.content', message: 'Examples' }),
    textColumn: t({ id: 'management.page.data-sets.text-column', message: 'Column with the text' }),
    expectedColumn: t({
      id: 'management.page.data-sets.expected-column',
      message: 'Column with the expected result',
    }),
    horizon: t({ id: 'management.page.data-sets.horizon', message: 'Forecast steps' }),
    horizonHint: t({
      id: 'management.page.data-sets.horizon-hint',
      message: 'The last values of the series are held out and compared with the forecast.',
    }),
    season: t({ id: 'management.page.data-sets.season', message: 'Season length' }),
    seasonHint: t({
      id: 'management.page.data-sets.season-hint',
      message: 'Enter 0 for no season.',
    }),
    evaluate: t({ id: 'management.page.data-sets.evaluate', message: 'Evaluations' }),
  };
}

/** Returns the names of the metrics of evaluations. */
export function useMetricNames(): Readonly<Record<EvaluationMetric, string>> {
  const { t } = useLingui();
  return {
    accuracy: t({ id: 'management.page.data-sets.accuracy', message: 'Accuracy' }),
    f1: t({ id: 'management.page.data-sets.f1', message: 'F1' }),
    characterAccuracy: t({
      id: 'management.page.data-sets.character-accuracy',
      message: 'Character accuracy',
    }),
    exactMatch: t({ id: 'management.page.data-sets.exact-match', message: 'Exact match' }),
    fieldMatch: t({ id: 'management.page.data-sets.field-match', message: 'JSON field match' }),
    r2: t({ id: 'management.page.data-sets.r2', message: 'R²' }),
    randIndex: t({ id: 'management.page.data-sets.rand-index', message: 'Adjusted Rand index' }),
    skill: t({
      id: 'management.page.data-sets.skill',
      message: 'Improvement over the seasonal naive forecast',
    }),
  };
}
