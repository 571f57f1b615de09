import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { ZipEntry } from './zip-entry.ts';

const { entries: MAX_ENTRIES, unpackedSize: MAX_UNPACKED, ratio: MAX_RATIO } = SPREADSHEET_LIMITS;

/**
 * Rejects an archive by its central directory, before anything is unpacked: too many or too large files, files that are
 * much smaller when packed, encrypted files, or two files with one name.
 */
export function assertCentralDirectory(entries: readonly ZipEntry[], archiveSize: number): void {
  if (entries.length > MAX_ENTRIES) {
    throw new SpreadsheetError('tooManyEntries', { found: entries.length, max: MAX_ENTRIES });
  }
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new SpreadsheetError('passwordProtected');
  assertNamesDiffer(entries);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedSize, 0);
  if (unpacked > archiveSize * MAX_RATIO) throw new SpreadsheetError('tooCompressed', { max: MAX_RATIO });
  if (unpacked > MAX_UNPACKED) throw new SpreadsheetError('tooMuchUnpacked', { max: MAX_UNPACKED });
}

/** When two files have one name, readers disagree on which to use. Names must differ in more than case. */
function assertNamesDiffer(entries: readonly ZipEntry[]): void {
  const names = new Set<string>();
  for (const { name } of entries) {
    const lowerCaseName = name.toLowerCase();
    if (names.has(lowerCaseName)) throw new SpreadsheetError('unreadable', { part: 'zip' });
    names.add(lowerCaseName);
  }
}
