import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import { toSpreadsheetError } from '../error/to-spreadsheet-error.ts';
import { parseParts } from '../xlsx/parse-parts.ts';
import type { ZipPart } from './zip-entry.ts';

/** The document type of an archive. */
type ArchiveKind = 'xlsx' | 'xlsb' | 'openDocument' | 'numbers' | 'other';

const CONTENT_TYPES = /^\/?\[Content_Types\]\.xml$/i;
const XLSX_TYPE =
  /spreadsheetml\.(?:sheet|template)\.main\+xml|ms-excel\.(?:sheet|template|addin)\.macroEnabled\.main\+xml/i;
const XLSB_TYPE = /ms-excel\.sheet\.binary\.macroEnabled\.main/i;

/**
 * Detects the type by the names of the parts and by the workbook type that the archive declares.
 * The workbook itself can have any name.
 */
function detectArchiveKind(parts: readonly ZipPart[]): ArchiveKind {
  const has = (pattern: RegExp) => parts.some(({ name }) => pattern.test(name));
  const declared = parts.find(({ name }) => CONTENT_TYPES.test(name));
  if (declared) {
    const types = new TextDecoder().decode(declared.bytes);
    if (has(/(?:^|\/)workbook\.bin$/i)) return 'xlsb';
    if (XLSX_TYPE.test(types) || has(/(?:^|\/)workbook\w*\.xml$/i)) return 'xlsx';
    return XLSB_TYPE.test(types) ? 'xlsb' : 'other';
  }
  if (has(/^META-INF\/manifest\.xml$/i) || has(/^content\.xml$/i)) return 'openDocument';
  return has(/^Index\/Document\.iwa$/i) ? 'numbers' : 'other';
}

const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/**
 * Throws a more specific error than `unsupportedFormat` if an OpenDocument is encrypted, is not a spreadsheet, or has
 * no content.
 */
function rejectInvalidOpenDocument(parts: readonly ZipPart[]): void {
  const manifest = readText(parts, /^META-INF\/manifest\.xml$/i) ?? '';
  if (/<(?:\w+:)?encryption-data\b/.test(manifest)) throw new SpreadsheetError('odsEncryption');
  // The attributes can have any order.
  const type = /path="\/"[^>]*type="([^"]*)"|type="([^"]*)"[^>]*path="\/"/.exec(manifest);
  const kind = (readText(parts, /^mimetype$/) ?? type?.[1] ?? type?.[2] ?? SPREADSHEET).trim();
  if (!kind.startsWith(SPREADSHEET)) throw new SpreadsheetError('notSpreadsheetDocument');
  if (!readText(parts, /^content\.xml$/i)) throw new SpreadsheetError('missingContent');
}

function readText(parts: readonly ZipPart[], name: RegExp): string | undefined {
  const part = parts.find((one) => name.test(one.name));
  return part && new TextDecoder().decode(part.bytes);
}

const NUMBERS_ROOT = /^Index\/Document\.iwa$/i;
/** In bytes. The root of a Numbers document lists its sheets and is small. */
const MAX_ROOT_SIZE = 1024 * 1024;

/**
 * Rejects an archive that is not an xlsx workbook. The error is specific to the format of the archive if there is such
 * a code, for example `odsEncryption`.
 */
export function assertXlsx(parts: readonly ZipPart[]): void {
  const kind = detectArchiveKind(parts);
  if (kind === 'xlsx') return;
  if (kind === 'other') throw new SpreadsheetError('unsupportedZip');
  if (kind === 'openDocument') rejectInvalidOpenDocument(parts);
  if (kind === 'numbers') rejectEmptyNumbers(parts);
  throw new SpreadsheetError('unsupportedFormat', { found: kind });
}

/** Throws `emptyNumbers` if the library finds that a Numbers document is empty. */
function rejectEmptyNumbers(parts: readonly ZipPart[]): void {
  const root = parts.filter(({ name, bytes }) => NUMBERS_ROOT.test(name) && bytes.length <= MAX_ROOT_SIZE);
  try {
    parseParts(root, {});
  } catch (error) {
    const spreadsheetError = toSpreadsheetError(error, 'unreadable');
    // Any other error is expected here, because only the root is parsed, without the parts of the sheets.
    if (spreadsheetError.code === 'emptyNumbers') throw spreadsheetError;
  }
}
