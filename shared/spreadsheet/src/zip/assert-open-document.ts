import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { ZipPart } from './zip-entry.ts';

const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/** Reports errors in an OpenDocument with the catalog's text, because the reader takes many for damaged archives. */
export function assertOpenDocument(parts: readonly ZipPart[]): void {
  const manifest = readText(parts, /^META-INF\/manifest\.xml$/i) ?? '';
  if (/<(?:\w+:)?encryption-data\b/.test(manifest)) throw new SpreadsheetError('odsEncryption');
  const type = /path="\/"[^>]*type="([^"]*)"|type="([^"]*)"[^>]*path="\/"/.exec(manifest);
  const kind = (readText(parts, /^mimetype$/) ?? type?.[1] ?? type?.[2] ?? SPREADSHEET).trim();
  if (!kind.startsWith(SPREADSHEET)) throw new SpreadsheetError('notSpreadsheetDocument');
  if (!readText(parts, /^content\.xml$/i)) throw new SpreadsheetError('missingContent');
}

function readText(parts: readonly ZipPart[], name: RegExp): string | undefined {
  const part = parts.find((one) => name.test(one.name));
  return part && new TextDecoder().decode(part.bytes);
}
