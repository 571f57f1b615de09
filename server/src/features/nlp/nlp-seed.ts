import type { Database } from '../../database/database.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { type SeededItem, seedItems } from '../item/seed-items.ts';

const SEEDS: readonly SeededItem[] = [
  {
    slug: 'tokenizer',
    name: '中文分词',
    task: 'tokenize',
    description: '把中文文本切成词并标注词性，也能识别夹杂其中的英文和数字。',
    tags: ['中文'],
    engine: 'jieba',
    parameters: {},
    sample: '我来到北京清华大学，研究自然语言处理。2026 年，人工智能让每个人的工作都变得更轻松。',
  },
];

/** The NLP items that a new installation begins with; gives their ids by slug. */
export async function seedNlpItems(
  database: Database,
  context: SeedContext,
): Promise<ReadonlyMap<string, string>> {
  return await seedItems(database, 'nlp', SEEDS, context);
}
