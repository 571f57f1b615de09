import { PRODUCTION_ALIAS, type TaskId } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { readParameters } from '../../engines/read-parameters.ts';
import type { Worded } from '../../http/worded.ts';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { namesIn, type Unworded } from '../../seed/worded-names.ts';
import { createAliasRepository } from '../algorithm-version/alias-repository.ts';
import type { AlgorithmDraft } from './algorithm-repository.ts';

/** An algorithm that comes with the product; its engine's tests have tried it. */
type SeededAlgorithm = Unworded<AlgorithmDraft> & {
  readonly task: AlgorithmDraft['task'] & TaskId;
  readonly engineId: string;
};

const SEEDS: readonly SeededAlgorithm[] = [
  {
    slug: 'kmeans',
    name: { 'zh-CN': 'K 均值聚类', 'en-US': 'K-means clustering' },
    task: 'cluster',
    description: {
      'zh-CN': '把表格中的行按距离分成 K 组，返回每行的组别、各组中心和轮廓系数。',
      'en-US':
        'Sorts the rows of a table into K groups by distance; gives the group of each row, the centres and the silhouette.',
    },
    tags: { 'zh-CN': ['聚类', '表格'], 'en-US': ['clustering', 'tables'] },
    engineId: 'kmeans',
  },
  {
    slug: 'isolation-forest',
    name: { 'zh-CN': '孤立森林', 'en-US': 'Isolation forest' },
    task: 'anomaly',
    description: {
      'zh-CN': '找出与众不同的行：越容易被随机切分孤立出来，异常分数越高。',
      'en-US': 'Finds the rows that stand out: the fewer random cuts set one apart, the higher its score.',
    },
    tags: { 'zh-CN': ['异常检测', '表格'], 'en-US': ['anomalies', 'tables'] },
    engineId: 'isolation-forest',
  },
  {
    slug: 'holt-winters',
    name: { 'zh-CN': 'Holt-Winters 预测', 'en-US': 'Holt-Winters forecast' },
    task: 'forecast',
    description: {
      'zh-CN': '三次指数平滑，适合带趋势和季节性的时间序列，给出均值和上下界。',
      'en-US':
        'Triple exponential smoothing for series with a trend and seasons; gives the mean and its bounds.',
    },
    tags: { 'zh-CN': ['预测', '时间序列'], 'en-US': ['forecast', 'time series'] },
    engineId: 'holt-winters',
  },
];

const NOTE: Worded = {
  'zh-CN': '随产品提供的默认参数',
  'en-US': 'The parameters that the product comes with',
};
const REASON: Worded = { 'zh-CN': '首次安装', 'en-US': 'First installation' };

/**
 * Publishes the algorithms that a new installation begins with, a first version of each in production; one whose engine
 * is not installed is left out.
 */
export async function seedAlgorithms(database: Database, context: SeedContext): Promise<void> {
  for (const seed of SEEDS) {
    const descriptor = context.engines.find(seed.engineId)?.descriptor;
    if (descriptor) await seedAlgorithm(database, seed, readParameters(descriptor, {}), context);
  }
}

async function seedAlgorithm(
  database: Database,
  seed: SeededAlgorithm,
  parameters: Record<string, unknown>,
  { adminId, at, locale }: SeedContext,
): Promise<void> {
  const { engineId, ...draft } = { ...seed, ...namesIn(seed, locale) };
  const algorithmId = createId();
  const common = { createdAt: at, createdBy: adminId, updatedAt: at, updatedBy: adminId };
  await database.insert(algorithms).values({ ...draft, ...common, id: algorithmId, status: 'published' });
  await database.insert(algorithmVersions).values({
    ...common,
    id: createId(),
    algorithmId,
    number: 1,
    engineId,
    parameters,
    sample: SHIPPED_SAMPLES.find(({ task }) => task === draft.task)?.input ?? null,
    note: NOTE[locale],
    status: 'ready',
  });
  await createAliasRepository(database).move({
    id: createId(),
    algorithmId,
    alias: PRODUCTION_ALIAS,
    fromVersion: null,
    toVersion: 1,
    at,
    byId: adminId,
    reason: REASON[locale],
    isRollBack: false,
  });
}
