import type { ItemKind, TaskId } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../database/database.ts';
import { checkContent } from '../features/item/check-content.ts';
import { createItemRow } from '../features/item/create-item-row.ts';
import { insertItem } from '../features/item/item-repository.ts';
import { recordPassedTest } from '../features/item/item-test-repository.ts';
import { storeRevisions } from '../features/item/revision-repository.ts';
import type { ItemInput } from '../features/item/to-item.ts';
import { getSeedTexts } from '../seed/localize-seed.ts';
import type { SeedContext } from './seed-context.ts';

/** An item that comes with the product. It counts as tested, because the tests of its engine cover it. */
type SeededItem = Omit<ItemInput, 'name' | 'description' | 'tags'> & {
  readonly task: TaskId;
  /** True if the engine is too inaccurate on unseen input for a published item. An admin can publish it. */
  readonly isDraft?: boolean;
};

const RECOGNITIONS: readonly SeededItem[] = [
  {
    slug: 'text-reader',
    task: 'ocr',
    engine: 'pp-ocr',
    parameters: {},
    sample: 'notice-zh',
  },
  {
    slug: 'english-reader',
    task: 'ocr',
    engine: 'tesseract',
    parameters: { languages: ['en'] },
    sample: 'receipt-en',
  },
  {
    slug: 'code-reader',
    task: 'barcode',
    engine: 'zxing',
    parameters: {},
    sample: 'parcel-label',
  },
];

/** One for each text task. */
const NLP_ITEMS: readonly SeededItem[] = [
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
    isDraft: true,
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

/**
 * Creates the recognitions and NLP items of a new deployment, and publishes those that are not drafts. Skips items
 * whose engine is not installed.
 */
export async function seedItems(database: Database, context: SeedContext): Promise<void> {
  await seedItemsOfKind('recognition', RECOGNITIONS, database, context);
  await seedItemsOfKind('nlp', NLP_ITEMS, database, context);
}

async function seedItemsOfKind(
  kind: ItemKind,
  seeds: readonly SeededItem[],
  database: Database,
  { engines, adminId, at, locale }: SeedContext,
): Promise<void> {
  const runnable = seeds.filter(({ engine, task }) => engines.find(engine)?.descriptor.tasks.includes(task));
  const drafts = runnable.map((seed) => ({ ...seed, ...getSeedTexts(kind, seed.slug, locale) }));
  const rows = drafts.map(({ isDraft, ...draft }) => ({
    ...createItemRow(createId(), draft, checkContent(engines, draft), { at, user: { id: adminId } }),
    ...(isDraft ? {} : { status: 'published' as const, publishedRevision: 1 }),
  }));
  for (const row of rows) {
    await insertItem(database, kind, row);
    await recordPassedTest(database, { fingerprint: row.fingerprint, at, createdBy: adminId, runMs: 0 });
  }
  await storeRevisions(database, kind, rows);
}
