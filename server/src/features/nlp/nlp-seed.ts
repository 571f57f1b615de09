import type { Database } from '../../database/database.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { type SeededItem, seedItems } from '../item/seed-items.ts';

const SEEDS: readonly SeededItem[] = [
  {
    slug: 'tokenizer',
    name: { 'zh-CN': '中文分词', 'en-US': 'Chinese tokenizer' },
    task: 'tokenize',
    description: {
      'zh-CN': '把中文文本切成词并标注词性，也能识别夹杂其中的英文和数字。',
      'en-US':
        'Cuts Chinese text into words and names their parts of speech; English and figures among them are kept whole.',
    },
    tags: { 'zh-CN': ['中文'], 'en-US': ['Chinese'] },
    engine: 'jieba',
    parameters: {},
    sample: '我来到北京清华大学，研究自然语言处理。2026 年，人工智能让每个人的工作都变得更轻松。',
  },
  {
    slug: 'english-tokenizer',
    name: { 'zh-CN': '英文分词', 'en-US': 'English tokenizer' },
    task: 'tokenize',
    description: {
      'zh-CN': '把英文文本切成词并标注词性，缩写和标点也分开。',
      'en-US':
        'Cuts English text into words and names their parts of speech; contractions and punctuation come apart.',
    },
    tags: { 'zh-CN': ['英文'], 'en-US': ['English'] },
    engine: 'wink',
    parameters: {},
    sample: "It's raining in New York, so we'll stay at home and read Dr. Smith's new book ($20.50).",
  },
  {
    slug: 'entity-finder',
    name: { 'zh-CN': '实体识别', 'en-US': 'Entity finder' },
    task: 'entities',
    description: {
      'zh-CN': '找出文本中的人名、地名、机构、日期、金额、电话、邮箱等，也可以用词典补充自己的术语。',
      'en-US':
        'Finds people, places, organisations, dates, amounts, telephone numbers and mail addresses, and terms of your own by a dictionary.',
    },
    tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    engine: 'entities',
    parameters: {},
    sample:
      '2026年5月3日，腾讯在深圳市南山区发布新产品，投资12亿元。联系人李娜，电话13800138000，邮箱 li.na@example.com。Tim Cook met Angela Merkel in Berlin.',
  },
  {
    slug: 'sentiment',
    name: { 'zh-CN': '情感分析', 'en-US': 'Sentiment' },
    task: 'sentiment',
    description: {
      'zh-CN': '判断一段评价是正面、负面还是中性，并给出分数。',
      'en-US': 'Tells whether a review is positive, negative or neutral, with a score.',
    },
    tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    engine: 'sentiment',
    parameters: {},
    sample: '客服态度非常好，物流也快，就是包装有点简单，总体很满意，强烈推荐！',
  },
  {
    slug: 'language-detector',
    name: { 'zh-CN': '语种识别', 'en-US': 'Language detector' },
    task: 'language',
    description: {
      'zh-CN': '判断文本是哪种语言，支持六十多种。',
      'en-US': 'Tells which of more than sixty languages a text is in.',
    },
    tags: { 'zh-CN': ['多语言'], 'en-US': ['many languages'] },
    engine: 'tinyld',
    parameters: {},
    sample: 'Wir besprechen heute den Plan für das nächste Quartal.',
  },
  {
    slug: 'keywords',
    name: { 'zh-CN': '关键词提取', 'en-US': 'Keywords' },
    task: 'keywords',
    description: {
      'zh-CN': '找出一篇文本在讲什么，按重要程度排列。',
      'en-US': 'Finds what a text is about, most important first.',
    },
    tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    engine: 'keywords',
    parameters: {},
    sample:
      '人工智能正在改变医疗行业。医生用人工智能读片，医院用它安排床位，患者等候的时间缩短了。专家认为，医疗数据的隐私保护同样重要，医院需要为患者的数据负责。',
  },
  {
    slug: 'redaction',
    name: { 'zh-CN': '隐私脱敏', 'en-US': 'Redaction' },
    task: 'redact',
    description: {
      'zh-CN': '把文本中的姓名、电话、邮箱、身份证号、银行卡号等个人信息遮盖起来。',
      'en-US':
        'Masks personal data in a text: names, telephone numbers, mail addresses, identity and bank card numbers.',
    },
    tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
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
