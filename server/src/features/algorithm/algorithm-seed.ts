import { PRODUCTION_ALIAS, type TaskId } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { readParameters } from '../../engines/read-parameters.ts';
import { SHIPPED_SAMPLES } from '../../seed/samples/shipped-samples.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { createAliasRepository } from '../algorithm-version/alias-repository.ts';
import type { AlgorithmDraft } from './algorithm-repository.ts';

/** An algorithm that comes with the product; its engine's tests have tried it. */
interface SeededAlgorithm extends AlgorithmDraft {
  readonly task: AlgorithmDraft['task'] & TaskId;
  readonly engineId: string;
}

const SEEDS: readonly SeededAlgorithm[] = [
  {
    slug: 'kmeans',
    name: 'K 均值聚类',
    task: 'cluster',
    description: '把表格中的行按距离分成 K 组，返回每行的组别、各组中心和轮廓系数。',
    tags: ['聚类', '表格'],
    engineId: 'kmeans',
  },
  {
    slug: 'isolation-forest',
    name: '孤立森林',
    task: 'anomaly',
    description: '找出与众不同的行：越容易被随机切分孤立出来，异常分数越高。',
    tags: ['异常检测', '表格'],
    engineId: 'isolation-forest',
  },
  {
    slug: 'holt-winters',
    name: 'Holt-Winters 预测',
    task: 'forecast',
    description: '三次指数平滑，适合带趋势和季节性的时间序列，给出均值和上下界。',
    tags: ['预测', '时间序列'],
    engineId: 'holt-winters',
  },
];

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
  { engineId, ...draft }: SeededAlgorithm,
  parameters: Record<string, unknown>,
  { adminId, at }: SeedContext,
): Promise<void> {
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
    note: '随产品提供的默认参数',
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
    reason: '首次安装',
    isRollBack: false,
  });
}
