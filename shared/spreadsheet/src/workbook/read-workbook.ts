import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { read, type WorkBook } from '@e965/xlsx';
import { nameFault } from '../fault/name-fault.ts';
import { SpreadsheetError } from '../fault/spreadsheet-error.ts';
import { holdsEncryptedPackage } from '../guard/holds-encrypted-package.ts';
import { kindOfFile } from '../guard/kind-of-file.ts';
import { refuseStrangers } from '../guard/refuse-strangers.ts';
import { parseParts } from '../xlsx/parse-parts.ts';
import { assertOpenDocument } from '../zip/assert-open-document.ts';
import { kindOfArchive } from '../zip/kind-of-archive.ts';
import { unpack } from '../zip/unpack.ts';
import type { ZipPart } from '../zip/zip-entry.ts';

/** Reads a workbook of any format that the library knows, with the guards that archives need. */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkBook> {
  const { fileSize } = SPREADSHEET_LIMITS;
  if (bytes.byteLength > fileSize) throw new SpreadsheetError('fileTooLarge', { max: fileSize });
  const kind = kindOfFile(bytes);
  refuseStrangers(kind);
  if (kind === 'compound' && holdsEncryptedPackage(bytes)) throw new SpreadsheetError('passwordProtected');
  const parts = kind === 'zip' ? await checkedParts(bytes) : undefined;
  const options = { dense: true, cellNF: true } as const;
  try {
    return parts ? parseParts(parts, options) : read(bytes, { ...options, type: 'array' });
  } catch (error) {
    throw nameFault(error, 'unreadable');
  }
}

async function checkedParts(bytes: Uint8Array): Promise<readonly ZipPart[]> {
  const parts = await unpack(bytes);
  const kind = kindOfArchive(parts.map(({ name }) => name));
  if (kind === 'openDocument') assertOpenDocument(parts);
  if (kind === 'other') throw new SpreadsheetError('unsupportedZip');
  return parts;
}
