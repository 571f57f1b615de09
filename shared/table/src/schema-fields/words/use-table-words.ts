import { useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ParameterWords } from './parameter-words.ts';

const INTERVALS = ['80', '90', '95', '99'];

/** Parameters of the engines that reckon with tables. */
export function useTableWords(): Readonly<Record<string, ParameterWords>> {
  const { t } = useLingui();
  const { percent } = useFormat();
  return {
    clusters: {
      label: t({ id: 'table.component.parameter.clusters', message: 'Number of clusters' }),
      hint: t({
        id: 'table.component.parameter.clusters-hint',
        message:
          'There have to be more rows than clusters; the nearer the silhouette is to 1, the clearer they are.',
      }),
    },
    standardize: {
      label: t({ id: 'table.component.parameter.standardize', message: 'Standardise' }),
      hint: t({
        id: 'table.component.parameter.standardize-hint',
        message: 'Gives every column the same weight, whatever its unit.',
      }),
    },
    maxIterations: {
      label: t({ id: 'table.component.parameter.max-iterations', message: 'Most rounds' }),
      hint: t({
        id: 'table.component.parameter.max-iterations-hint',
        message: 'How often the centres are adjusted at most; they usually settle sooner.',
      }),
    },
    seed: {
      label: t({ id: 'table.component.parameter.seed', message: 'Random seed' }),
      hint: t({ id: 'table.component.parameter.seed-hint', message: 'The same seed gives the same result.' }),
    },
    seasonality: {
      label: t({ id: 'table.component.parameter.seasonality', message: 'Seasonality' }),
      hint: t({
        id: 'table.component.parameter.seasonality-hint',
        message:
          'Whether seasons swing by an amount or by a share of the level; automatic takes what fits better.',
      }),
      choices: {
        auto: t({ id: 'table.component.parameter.seasonality-auto', message: 'Automatic' }),
        additive: t({ id: 'table.component.parameter.seasonality-additive', message: 'By an amount' }),
        multiplicative: t({
          id: 'table.component.parameter.seasonality-multiplicative',
          message: 'By a share',
        }),
      },
    },
    damped: {
      label: t({ id: 'table.component.parameter.damped', message: 'Damped trend' }),
      hint: t({
        id: 'table.component.parameter.damped-hint',
        message: 'Lets the trend fade out, which is safer far ahead.',
      }),
    },
    interval: {
      label: t({ id: 'table.component.parameter.interval', message: 'Interval' }),
      hint: t({
        id: 'table.component.parameter.interval-hint',
        message: 'In how many cases the value lies between the bounds; the higher, the wider they are.',
      }),
      choices: Object.fromEntries(INTERVALS.map((share) => [share, percent(Number(share) / 100)])),
    },
    threshold: {
      label: t({ id: 'table.component.parameter.threshold', message: 'Threshold' }),
      hint: t({
        id: 'table.component.parameter.threshold-hint',
        message: 'From 0 to 1; rows that reach it are flagged.',
      }),
    },
    trees: {
      label: t({ id: 'table.component.parameter.trees', message: 'Number of trees' }),
      hint: t({
        id: 'table.component.parameter.trees-hint',
        message: 'The more, the steadier the scores and the longer it takes.',
      }),
    },
    sampleSize: {
      label: t({ id: 'table.component.parameter.sample-size', message: 'Rows for each tree' }),
      hint: t({
        id: 'table.component.parameter.sample-size-hint',
        message: 'How many rows a tree is grown from at most; 256 are usually enough.',
      }),
    },
  };
}
