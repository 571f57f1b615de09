import { SpreadsheetError } from '../fault/spreadsheet-error.ts';
import type { FileKind } from './kind-of-file.ts';

/** Refuses what no reader of tables takes, whatever the file calls itself, in the catalogue's words where it has some. */
export function refuseStrangers(kind: FileKind): void {
  if (kind === 'tiff') throw new SpreadsheetError('tiffImage');
  if (['jpeg', 'gif', 'pdf', 'archive', 'binary'].includes(kind)) {
    throw new SpreadsheetError('unsupportedFormat', { found: kind });
  }
}
