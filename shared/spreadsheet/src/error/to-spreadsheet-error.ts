import type { SpreadsheetErrorCode } from './catalog.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** Maps messages of the libraries to our error codes. */
const PATTERNS: readonly (readonly [RegExp, SpreadsheetErrorCode])[] = [
  [/could not find <table>/i, 'invalidHtml'],
  [/ODS Encryption/i, 'odsEncryption'],
  [/OpenDocument is not a spreadsheet/i, 'notSpreadsheetDocument'],
  [/Missing content\.xml|Cannot find file content\.xml/i, 'missingContent'],
  [/password|Unsupported ZIP encryption/i, 'passwordProtected'],
  [/Unsupported ZIP file|Could not find workbook/i, 'unsupportedZip'],
  [/TIFF Image File/i, 'tiffImage'],
  [/PNG Image File/i, 'pngImage'],
  [/Sheet not found|Cannot find sheet/i, 'sheetNotFound'],
  [/already exists/i, 'sheetExists'],
  [/Too many worksheets/i, 'tooManySheets'],
  [/Unrecognized bookType/i, 'unknownBookType'],
  [/numbers.{0,2} option/i, 'numbersOption'],
  [/Empty NUMBERS file/i, 'emptyNumbers'],
  [/Bad sheet visibility/i, 'badVisibility'],
  [/Text length must not exceed/i, 'textTooLong'],
  [/cannot exceed 31 chars|cannot contain|cannot be blank|start or end with apostrophe/i, 'badSheetName'],
];

/**
 * Converts a library's error to one of ours. An unknown error becomes `fallback`, with the original error as its
 * cause.
 */
export function toSpreadsheetError(error: unknown, fallback: 'unreadable' | 'unwritable'): SpreadsheetError {
  if (error instanceof SpreadsheetError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const match = PATTERNS.find(([pattern]) => pattern.test(message));
  return new SpreadsheetError(match?.[1] ?? fallback, {}, { cause: error });
}
