import type { Database } from '../../database/database.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { type SeededItem, seedItems } from '../item/seed-items.ts';

const SEEDS: readonly SeededItem[] = [
  {
    slug: 'text-reader',
    name: { 'zh-CN': '文字识别', 'en-US': 'Text reader' },
    task: 'ocr',
    description: {
      'zh-CN': '读出图片中的中文和英文，给出每一行的文字、可信度和位置。',
      'en-US':
        'Reads Chinese and English in a picture; gives the text of each line, how sure it is, and where it stands.',
    },
    tags: { 'zh-CN': ['中文', '英文'], 'en-US': ['Chinese', 'English'] },
    engine: 'tesseract',
    parameters: {},
    sample: 'notice-zh',
  },
  {
    slug: 'english-reader',
    name: { 'zh-CN': '英文识别', 'en-US': 'English reader' },
    task: 'ocr',
    description: {
      'zh-CN': '只读英文，比中英混读更快，适合小票、表单和屏幕截图。',
      'en-US': 'Reads English only and is faster for it: receipts, forms, screenshots.',
    },
    tags: { 'zh-CN': ['英文'], 'en-US': ['English'] },
    engine: 'tesseract',
    parameters: { languages: ['en'] },
    sample: 'receipt-en',
  },
  {
    slug: 'code-reader',
    name: { 'zh-CN': '条码识别', 'en-US': 'Code reader' },
    task: 'barcode',
    description: {
      'zh-CN': '读出图片中的二维码和条形码：QR、Data Matrix、PDF417、EAN、Code 128 等。',
      'en-US': 'Reads the codes in a picture: QR, Data Matrix, PDF417, EAN, Code 128 and more.',
    },
    tags: { 'zh-CN': ['二维码', '条形码'], 'en-US': ['QR codes', 'barcodes'] },
    engine: 'zxing',
    parameters: {},
    sample: 'parcel-label',
  },
];

/** Publishes the recognitions that a new installation begins with. */
export async function seedRecognitions(database: Database, context: SeedContext): Promise<void> {
  await seedItems(database, 'recognition', SEEDS, context);
}
