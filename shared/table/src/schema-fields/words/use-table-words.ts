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
      label: t({ id: 'table.component.parameter.clusters', message: '簇的数量' }),
      hint: t({
        id: 'table.component.parameter.clusters-hint',
        message: '行数要多于簇数；轮廓系数越接近 1，分得越清楚。',
      }),
    },
    standardize: {
      label: t({ id: 'table.component.parameter.standardize', message: '标准化' }),
      hint: t({
        id: 'table.component.parameter.standardize-hint',
        message: '各列无论单位，权重相同。',
      }),
    },
    maxIterations: {
      label: t({ id: 'table.component.parameter.max-iterations', message: '最多轮数' }),
      hint: t({
        id: 'table.component.parameter.max-iterations-hint',
        message: '各组中心最多调整多少轮；通常不到就已稳定。',
      }),
    },
    seed: {
      label: t({ id: 'table.component.parameter.seed', message: '随机种子' }),
      hint: t({ id: 'table.component.parameter.seed-hint', message: '种子相同，结果相同。' }),
    },
    seasonality: {
      label: t({ id: 'table.component.parameter.seasonality', message: '季节性' }),
      hint: t({
        id: 'table.component.parameter.seasonality-hint',
        message: '季节起伏是固定的幅度，还是水平的一个比例；自动则取更合适的。',
      }),
      choices: {
        auto: t({ id: 'table.component.parameter.seasonality-auto', message: '自动' }),
        additive: t({ id: 'table.component.parameter.seasonality-additive', message: '固定幅度' }),
        multiplicative: t({ id: 'table.component.parameter.seasonality-multiplicative', message: '按比例' }),
      },
    },
    damped: {
      label: t({ id: 'table.component.parameter.damped', message: '趋势渐缓' }),
      hint: t({
        id: 'table.component.parameter.damped-hint',
        message: '让趋势逐渐变平，预测较远时更稳妥。',
      }),
    },
    interval: {
      label: t({ id: 'table.component.parameter.interval', message: '置信区间' }),
      hint: t({
        id: 'table.component.parameter.interval-hint',
        message: '真实值落在上下界之间的比例；越高，上下界越宽。',
      }),
      choices: Object.fromEntries(INTERVALS.map((share) => [share, percent(Number(share) / 100)])),
    },
    threshold: {
      label: t({ id: 'table.component.parameter.threshold', message: '异常阈值' }),
      hint: t({
        id: 'table.component.parameter.threshold-hint',
        message: '0 到 1；分值达到它的行标为异常。',
      }),
    },
    trees: {
      label: t({ id: 'table.component.parameter.trees', message: '树的数量' }),
      hint: t({ id: 'table.component.parameter.trees-hint', message: '越多，分值越稳定，耗时越长。' }),
    },
    sampleSize: {
      label: t({ id: 'table.component.parameter.sample-size', message: '每棵树的抽样行数' }),
      hint: t({
        id: 'table.component.parameter.sample-size-hint',
        message: '每棵树最多用多少行生成；256 行通常就够。',
      }),
    },
  };
}
