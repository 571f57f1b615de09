import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ParameterLabels } from './use-text-labels.ts';

/** The confidence levels of a forecast, in percent. */
const CONFIDENCE_LEVELS = ['80', '90', '95', '99'];

/**
 * Returns a function that returns the labels of the parameters that engines for tables and series have. Call it only
 * after the messages are loaded.
 */
export function useTableLabels(): () => Readonly<Record<string, ParameterLabels>> {
  const { t } = useLingui();
  const { percent } = useFormat();
  return () => ({
    clusters: {
      label: t({ id: 'tasks.component.parameter.clusters', message: 'Number of clusters' }),
      hint: t({
        id: 'tasks.component.parameter.clusters-hint',
        message: 'Must be less than the number of rows. A silhouette closer to 1 means clearer clusters.',
      }),
    },
    model: {
      label: t({ id: 'tasks.component.parameter.model', message: 'Model file' }),
      hint: t({
        id: 'tasks.component.parameter.model-hint',
        message: 'The ID of the file with the trained model.',
      }),
    },
    standardize: {
      label: t({ id: 'tasks.component.parameter.standardize', message: 'Standardize' }),
      hint: t({
        id: 'tasks.component.parameter.standardize-hint',
        message: 'Gives all columns the same weight, regardless of unit.',
      }),
    },
    maxIterations: {
      label: t({ id: 'tasks.component.parameter.max-iterations', message: 'Maximum iterations' }),
      hint: t({
        id: 'tasks.component.parameter.max-iterations-hint',
        message: 'The maximum number of iterations. The algorithm usually converges earlier.',
      }),
    },
    seed: {
      label: t({ id: 'tasks.component.parameter.seed', message: 'Random seed' }),
      hint: t({ id: 'tasks.component.parameter.seed-hint', message: 'The same seed gives the same result.' }),
    },
    seasonality: {
      label: t({ id: 'tasks.component.parameter.seasonality', message: 'Seasonality' }),
      hint: t({
        id: 'tasks.component.parameter.seasonality-hint',
        message:
          'Whether seasonal changes are constant (additive) or proportional to the level (multiplicative). “Automatic” uses the better fit.',
      }),
      optionLabels: {
        auto: t({ id: 'tasks.component.parameter.seasonality-auto', message: 'Automatic' }),
        additive: t({ id: 'tasks.component.parameter.seasonality-additive', message: 'Additive' }),
        multiplicative: t({
          id: 'tasks.component.parameter.seasonality-multiplicative',
          message: 'Multiplicative',
        }),
      },
    },
    selection: {
      label: t({ id: 'tasks.component.parameter.selection', message: 'Model selection' }),
      hint: t({
        id: 'tasks.component.parameter.selection-hint',
        message:
          '“Automatic” averages four models, and gives more weight to those that forecast the latest values more accurately. “Fixed” uses one model, whose trend flattens if “Damped trend” is on.',
      }),
      optionLabels: {
        auto: t({ id: 'tasks.component.parameter.selection-auto', message: 'Automatic' }),
        fixed: t({ id: 'tasks.component.parameter.selection-fixed', message: 'Fixed' }),
      },
    },
    neighbors: {
      label: t({ id: 'tasks.component.parameter.neighbors', message: 'Neighbors' }),
      hint: t({
        id: 'tasks.component.parameter.neighbors-hint',
        message:
          'How many similar rows each row is compared with. Must exceed the size of a group of anomalies.',
      }),
    },
    damped: {
      label: t({ id: 'tasks.component.parameter.damped', message: 'Damped trend' }),
      hint: t({
        id: 'tasks.component.parameter.damped-hint',
        message:
          'Flattens the trend over time. Applies if the model selection is “Fixed” or the series is short.',
      }),
    },
    interval: {
      label: t({ id: 'tasks.component.parameter.interval', message: 'Confidence level' }),
      hint: t({
        id: 'tasks.component.parameter.interval-hint',
        message: 'The probability that the value is within the bounds. A higher level gives wider bounds.',
      }),
      optionLabels: Object.fromEntries(
        CONFIDENCE_LEVELS.map((level) => [level, percent(Number(level) / 100)]),
      ),
    },
    threshold: {
      label: t({ id: 'tasks.component.parameter.threshold', message: 'Threshold' }),
      hint: t({
        id: 'tasks.component.parameter.threshold-hint',
        message:
          'From 0 to 1. Rows with this score or higher are flagged. With 0, the threshold is derived from the scores.',
      }),
    },
    contamination: {
      label: t({ id: 'tasks.component.parameter.contamination', message: 'Expected share of anomalies' }),
      hint: t({
        id: 'tasks.component.parameter.contamination-hint',
        message: 'From 0 to 0.5. Flags this share of the rows. With 0, the threshold is used instead.',
      }),
    },
    trees: {
      label: t({ id: 'tasks.component.parameter.trees', message: 'Number of trees' }),
      hint: t({
        id: 'tasks.component.parameter.trees-hint',
        message: 'More trees give more stable scores but take longer.',
      }),
    },
    sampleSize: {
      label: t({ id: 'tasks.component.parameter.sample-size', message: 'Rows per tree' }),
      hint: t({
        id: 'tasks.component.parameter.sample-size-hint',
        message: 'The maximum number of rows to sample for each tree. 256 is usually enough.',
      }),
    },
  });
}
