import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import { detectCompoundKind } from './detect-compound-kind.ts';
import type { FileKind } from './detect-file-kind.ts';

/**
 * Rejects a file that is neither a ZIP archive nor text with the extension of a table. The error is specific to the
 * format if possible.
 */
export function rejectFile(kind: Exclude<FileKind, 'zip'>, bytes: Uint8Array): never {
  switch (kind) {
    case 'tiff':
      throw new SpreadsheetError('tiffImage');
    case 'png':
      throw new SpreadsheetError('pngImage');
    case 'html':
      if (!hasTable(bytes)) throw new SpreadsheetError('invalidHtml');
      break;
    case 'compound': {
      const found = detectCompoundKind(bytes);
      if (found === 'encrypted') throw new SpreadsheetError('passwordProtected');
      throw new SpreadsheetError('unsupportedFormat', { found });
    }
  }
  throw new SpreadsheetError('unsupportedFormat', { found: kind });
}

function hasTable(bytes: Uint8Array): boolean {
  return /<(?:\w+:)?table\b/i.test(new TextDecoder('latin1').decode(bytes).replaceAll('\0', ''));
}
