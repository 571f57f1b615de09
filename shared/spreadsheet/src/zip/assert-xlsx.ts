import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import { toSpreadsheetError } from '../error/to-spreadsheet-error.ts';
import { parseParts } from '../xlsx/parse-parts.ts';
import { assertOpenDocument } from './assert-open-document.ts';
import { detectArchiveKind } from './detect-archive-kind.ts';
import type { ZipPart } from './zip-entry.ts';

const NUMBERS_ROOT = /^Index\/Document\.iwa$/i;
/** In bytes. The root of a Numbers document lists its sheets and is small. */
const MAX_ROOT_SIZE = 1024 * 1024;

/** Rejects an archive that is not an xlsx workbook, with the catalog's text for its format if there is one. */
export function assertXlsx(parts: readonly ZipPart[]): void {
  const kind = detectArchiveKind(parts);
  if (kind === 'xlsx') return;
  if (kind === 'other') throw new SpreadsheetError('unsupportedZip');
  if (kind === 'openDocument') assertOpenDocument(parts);
  if (kind === 'numbers') assertNumbers(parts);
  throw new SpreadsheetError('unsupportedFormat', { found: kind });
}

function assertNumbers(parts: readonly ZipPart[]): void {
  const root = parts.filter(({ name, bytes }) => NUMBERS_ROOT.test(name) && bytes.length <= MAX_ROOT_SIZE);
  try {
    parseParts(root, {});
  } catch (error) {
    const spreadsheetError = toSpreadsheetError(error, 'unreadable');
    // A document with sheets cannot be read without its other parts.
    if (spreadsheetError.code === 'emptyNumbers') throw spreadsheetError;
  }
}
