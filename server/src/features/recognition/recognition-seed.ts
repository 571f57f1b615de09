import type { Database } from '../../database/database.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { type SeededItem, seedItems } from '../item/seed-items.ts';

const SEEDS: readonly SeededItem[] = [
  {
    slug: 'text-reader',
    name: '文字识别',
    task: 'ocr',
    description: '读出图片中的中文和英文，给出每一行的文字、可信度和位置。',
    tags: ['中文', '英文'],
    engine: 'tesseract',
    parameters: {},
    sample: 'notice-zh',
  },
  {
    slug: 'english-reader',
    name: '英文识别',
    task: 'ocr',
    description: '只读英文，比中英混读更快，适合小票、表单和屏幕截图。',
    tags: ['英文'],
    engine: 'tesseract',
    parameters: { languages: ['en'] },
    sample: 'receipt-en',
  },
  {
    slug: 'code-reader',
    name: '条码识别',
    task: 'barcode',
    description: '读出图片中的二维码和条形码：QR、Data Matrix、PDF417、EAN、Code 128 等。',
    tags: ['二维码', '条形码'],
    engine: 'zxing',
    parameters: {},
    sample: 'parcel-label',
  },
];

/** Publishes the recognitions that a new installation begins with. */
export async function seedRecognitions(database: Database, context: SeedContext): Promise<void> {
  await seedItems(database, 'recognition', SEEDS, context);
}
