import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { nlpItems } from '../../database/schema/nlp-items.ts';

/** The NLP items that a new installation begins with; gives the tokenizer's id. */
export async function seedNlpItems(
  database: Database,
  by: { adminId: string; at: Date },
): Promise<{ tokenizerId: string }> {
  const tokenizerId = createId();
  await database.insert(nlpItems).values({
    id: tokenizerId,
    slug: 'tokenizer',
    name: '中文分词',
    task: 'tokenize',
    description: '把中文文本切成词并标注词性，也能识别夹杂其中的英文和数字。',
    engine: 'jieba',
    languages: ['zh', 'en'],
    parameters: {},
    status: 'published',
    sample: '我来到北京清华大学，研究自然语言处理。2026 年，人工智能让每个人的工作都变得更轻松。',
    createdAt: by.at,
    createdBy: by.adminId,
    updatedAt: by.at,
    updatedBy: by.adminId,
  });
  return { tokenizerId };
}
