import type { ReaderOptions } from 'zxing-wasm/reader';

type ZxingFormat = NonNullable<ReaderOptions['formats']>[number];

/** The supported symbologies, with the library's names. */
export const BARCODE_FORMATS = {
  QRCode: 'QRCode',
  DataMatrix: 'DataMatrix',
  Aztec: 'Aztec',
  PDF417: 'PDF417',
  'EAN-13': 'EAN13',
  'EAN-8': 'EAN8',
  'UPC-A': 'UPCA',
  'UPC-E': 'UPCE',
  'Code 128': 'Code128',
  'Code 39': 'Code39',
  'Code 93': 'Code93',
  Codabar: 'Codabar',
  ITF: 'ITF',
} as const satisfies Record<string, ZxingFormat>;

type BarcodeFormat = keyof typeof BARCODE_FORMATS;

export const BARCODE_FORMAT_NAMES = Object.keys(BARCODE_FORMATS) as [BarcodeFormat, ...BarcodeFormat[]];
