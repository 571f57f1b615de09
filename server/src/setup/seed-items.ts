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
import { SEED_SAMPLES } from '../seed/seed-samples.ts';
import type { SeedContext } from './seed-context.ts';

/** An item that comes with the product. It counts as tested, because the tests of its engine cover it. */
type SeededItem = Omit<ItemInput, 'name' | 'description' | 'tags' | 'slug' | 'sample'> & {
  readonly slug: keyof typeof SEED_SAMPLES;
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
  },
  {
    slug: 'english-reader',
    task: 'ocr',
    engine: 'tesseract',
    parameters: { languages: ['en'] },
  },
  {
    slug: 'code-reader',
    task: 'barcode',
    engine: 'zxing',
    parameters: {},
  },
];

/** At least one for each text task that an embedded engine performs. */
const NLP_ITEMS: readonly SeededItem[] = [
  {
    slug: 'tokenizer',
    task: 'tokenize',
    engine: 'jieba',
    parameters: {},
  },
  {
    slug: 'english-tokenizer',
    task: 'tokenize',
    engine: 'wink',
    parameters: {},
  },
  {
    slug: 'entity-finder',
    task: 'entities',
    engine: 'entities',
    parameters: {},
  },
  {
    slug: 'sentiment',
    task: 'sentiment',
    engine: 'sentiment',
    parameters: {},
    isDraft: true,
  },
  {
    slug: 'language-detector',
    task: 'language',
    engine: 'tinyld',
    parameters: {},
  },
  {
    slug: 'keywords',
    task: 'keywords',
    engine: 'keywords',
    parameters: {},
  },
  {
    slug: 'redaction',
    task: 'redact',
    engine: 'redact',
    parameters: {},
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
  const inputs = runnable.map((seed) => ({
    ...seed,
    ...getSeedTexts(kind, seed.slug, locale),
    sample: SEED_SAMPLES[seed.slug].sample,
  }));
  const rows = inputs.map(({ isDraft, ...input }) => ({
    ...createItemRow(createId(), input, checkContent(engines, input), { at, user: { id: adminId } }),
    ...(isDraft ? {} : { status: 'published' as const, publishedRevision: 1 }),
  }));
  for (const row of rows) {
    await insertItem(database, kind, row);
    await recordPassedTest(database, { fingerprint: row.fingerprint, at, createdBy: adminId, runMs: 0 });
  }
  await storeRevisions(database, kind, rows);
}
