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
  {
    slug: 'english-tokenizer',
    name: '英文分词',
    task: 'tokenize',
    description: '把英文文本切成词并标注词性，缩写和标点也分开。',
    tags: ['英文'],
    engine: 'wink',
    parameters: {},
    sample: "It's raining in New York, so we'll stay at home and read Dr. Smith's new book ($20.50).",
  },
  {
    slug: 'entity-finder',
    name: '实体识别',
    task: 'entities',
    description: '找出文本中的人名、地名、机构、日期、金额、电话、邮箱等，也可以用词典补充自己的术语。',
    tags: ['中文', '英文'],
    engine: 'entities',
    parameters: {},
    sample:
      '2026年5月3日，腾讯在深圳市南山区发布新产品，投资12亿元。联系人李娜，电话13800138000，邮箱 li.na@example.com。Tim Cook met Angela Merkel in Berlin.',
  },
  {
    slug: 'sentiment',
    name: '情感分析',
    task: 'sentiment',
    description: '判断一段评价是正面、负面还是中性，并给出分数。',
    tags: ['中文', '英文'],
    engine: 'sentiment',
    parameters: {},
    sample: '客服态度非常好，物流也快，就是包装有点简单，总体很满意，强烈推荐！',
  },
  {
    slug: 'language-detector',
    name: '语种识别',
    task: 'language',
    description: '判断文本是哪种语言，支持六十多种。',
    tags: ['多语言'],
    engine: 'tinyld',
    parameters: {},
    sample: 'Wir besprechen heute den Plan für das nächste Quartal.',
  },
  {
    slug: 'keywords',
    name: '关键词提取',
    task: 'keywords',
    description: '找出一篇文本在讲什么，按重要程度排列。',
    tags: ['中文', '英文'],
    engine: 'keywords',
    parameters: {},
    sample:
      '人工智能正在改变医疗行业。医生用人工智能读片，医院用它安排床位，患者等候的时间缩短了。专家认为，医疗数据的隐私保护同样重要，医院需要为患者的数据负责。',
  },
  {
    slug: 'redaction',
    name: '隐私脱敏',
    task: 'redact',
    description: '把文本中的姓名、电话、邮箱、身份证号、银行卡号等个人信息遮盖起来。',
    tags: ['中文', '英文'],
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
