import type { AppKind } from '@atrium/contract';
import { and, asc, eq } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { apps } from '../../database/schema/apps.ts';
import type { Worded } from '../../http/worded.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { TARGET_TABLES } from './app-target.ts';

interface SeededApp {
  readonly kind: AppKind;
  readonly task: 'tokenize' | 'ocr' | 'forecast';
  readonly name: Worded;
  readonly description: Worded;
}

const SEEDS: readonly SeededApp[] = [
  {
    kind: 'algorithm',
    task: 'forecast',
    name: { 'zh-CN': '趋势预测示例', 'en-US': 'Forecast example' },
    description: {
      'zh-CN': '根据过去的数值预测接下来的走势，并给出上下界。',
      'en-US': 'Foretells where a series goes next, with bounds.',
    },
  },
  {
    kind: 'recognition',
    task: 'ocr',
    name: { 'zh-CN': '图片识字示例', 'en-US': 'Picture reading example' },
    description: {
      'zh-CN': '读出图片里的文字，并标出每一行的位置。',
      'en-US': 'Reads the text in a picture and marks each line.',
    },
  },
  {
    kind: 'nlp',
    task: 'tokenize',
    name: { 'zh-CN': '中文分词示例', 'en-US': 'Chinese tokenizer example' },
    description: {
      'zh-CN': '把一段中文切成词，并标出词性。',
      'en-US': 'Cuts Chinese text into words and names their parts of speech.',
    },
  },
];

/** An app of each kind for the first admin, on what is published by then, so that the assets page shows what an app is. */
export async function seedApps(database: Database, { adminId, at, locale }: SeedContext): Promise<void> {
  for (const { kind, task, name, description } of SEEDS) {
    const targetId = await findPublished(database, kind, task);
    if (!targetId) continue;
    const made = { ownerId: adminId, createdAt: at, createdBy: adminId, updatedAt: at, updatedBy: adminId };
    const words = { name: name[locale], description: description[locale] };
    const app = { id: createId(), kind, ...words, targetId, status: 'active' as const };
    await database
      .insert(apps)
      .values({ ...app, ...made })
      .onConflictDoNothing();
  }
}

async function findPublished(
  database: Database,
  kind: AppKind,
  task: SeededApp['task'],
): Promise<string | undefined> {
  const table = TARGET_TABLES[kind];
  const [found] = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.status, 'published'), eq(table.task, task)))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(1);
  return found?.id;
}
