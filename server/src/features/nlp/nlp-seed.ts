import type { Database } from '../../database/database.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { type SeededItem, seedItems } from '../item/seed-items.ts';

const SEEDS: readonly SeededItem[] = [
  {
    slug: 'tokenizer',
    task: 'tokenize',
    engine: 'jieba',
    parameters: {},
    sample: '我来到北京清华大学，研究自然语言处理。2026 年，人工智能让每个人的工作都变得更轻松。',
  },
  {
    slug: 'english-tokenizer',
    task: 'tokenize',
    engine: 'wink',
    parameters: {},
    sample: "It's raining in New York, so we'll stay at home and read Dr. Smith's new book ($20.50).",
  },
  {
    slug: 'entity-finder',
    task: 'entities',
    engine: 'entities',
    parameters: {},
    sample:
      '2026年5月3日，腾讯在深圳市南山区发布新产品，投资12亿元。联系人李娜，电话13800138000，邮箱 li.na@example.com。Tim Cook met Angela Merkel in Berlin.',
  },
  {
    slug: 'sentiment',
    task: 'sentiment',
    engine: 'sentiment',
    parameters: {},
    sample: '客服态度非常好，物流也快，就是包装有点简单，总体很满意，强烈推荐！',
  },
  {
    slug: 'language-detector',
    task: 'language',
    engine: 'tinyld',
    parameters: {},
    sample: 'Wir besprechen heute den Plan für das nächste Quartal.',
  },
  {
    slug: 'keywords',
    task: 'keywords',
    engine: 'keywords',
    parameters: {},
    sample:
      '人工智能正在改变医疗行业。医生用人工智能读片，医院用它安排床位，患者等候的时间缩短了。专家认为，医疗数据的隐私保护同样重要，医院需要为患者的数据负责。',
  },
  {
    slug: 'redaction',
    task: 'redact',
    engine: 'redact',
    parameters: {},
    sample:
      '我叫王小明，手机号是13912345678，身份证11010519491231002X。My mail is jane@example.com, and my card is 4111 1111 1111 1111.',
  },
];

/** The NLP items that a new installation begins with, one for each task; gives their ids by slug. */
export async function seedNlpItems(
  database: Database,
  context: SeedContext,
): Promise<ReadonlyMap<string, string>> {
  return await seedItems(database, 'nlp', SEEDS, context);
}
