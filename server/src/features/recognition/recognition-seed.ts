import type { Database } from '../../database/database.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { type SeededItem, seedItems } from '../item/seed-items.ts';

const SEEDS: readonly SeededItem[] = [
  {
    slug: 'text-reader',
    task: 'ocr',
    engine: 'tesseract',
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

/** Publishes the recognitions that a new installation begins with. */
export async function seedRecognitions(database: Database, context: SeedContext): Promise<void> {
  await seedItems(database, 'recognition', SEEDS, context);
}
