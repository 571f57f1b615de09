import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import type { AlgorithmDraft } from './algorithm-repository.ts';

type SeededAlgorithm = AlgorithmDraft & Pick<typeof algorithms.$inferInsert, 'status'>;

const SEEDS: readonly SeededAlgorithm[] = [
  {
    slug: 'kmeans',
    name: 'K 均值聚类',
    task: 'cluster',
    description: '把表格中的行按距离分成 K 组，返回每行的组别、各组中心和轮廓系数。',
    tags: ['聚类', '表格'],
    status: 'published',
  },
  {
    slug: 'isolation-forest',
    name: '孤立森林',
    task: 'anomaly',
    description: '找出与众不同的行：越容易被随机切分孤立出来，异常分数越高。',
    tags: ['异常检测', '表格'],
    status: 'published',
  },
  {
    slug: 'holt-winters',
    name: 'Holt-Winters 预测',
    task: 'forecast',
    description: '三次指数平滑，适合带趋势和季节性的时间序列，给出均值和上下界。',
    tags: ['预测', '时间序列'],
    status: 'published',
  },
  {
    slug: 'principal-components',
    name: '主成分分析',
    task: 'pca',
    description: '把多列数字压缩成少数几个主成分，并给出各自解释的方差比例。',
    tags: ['降维'],
    status: 'draft',
  },
  {
    slug: 'linear-regression',
    name: '多元线性回归',
    task: 'regress',
    description: '用若干列数字预测一列数字。',
    tags: ['回归', '表格'],
    status: 'draft',
  },
  {
    slug: 'decision-tree',
    name: '决策树分类',
    task: 'classify',
    description: '用 CART 决策树把行归入已知类别，并给出各类别的概率。',
    tags: ['分类', '表格'],
    status: 'disabled',
  },
];

/** The algorithms that a new installation begins with. */
export async function seedAlgorithms(database: Database, by: { adminId: string; at: Date }): Promise<void> {
  const common = { createdAt: by.at, createdBy: by.adminId, updatedAt: by.at, updatedBy: by.adminId };
  await database
    .insert(algorithms)
    .values(SEEDS.map((seed) => ({ ...seed, ...common, id: createId() })))
    .onConflictDoNothing();
}
