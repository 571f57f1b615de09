import type { TranslationFormat } from '@atrium/contract';
import { csvFormat } from './csv-format.ts';
import { poFormat } from './po-format.ts';
import type { FileFormat } from './translation-file.ts';
import { xliffFormat } from './xliff-format.ts';

export const FILE_FORMATS: Readonly<Record<TranslationFormat, FileFormat>> = {
  csv: csvFormat,
  xliff: xliffFormat,
  po: poFormat,
};
