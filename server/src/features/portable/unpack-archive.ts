import { ERROR_CODES, PORTABLE_LIMITS, truncateEnd } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { listZip, type ZipEntry } from '../../zip/list-zip.ts';
import { ZipError } from '../../zip/zip-error.ts';

/** The largest number of characters of a file's name in an error. */
const MAX_NAME_LENGTH = 100;
const { unpackedBytes, entries: MAX_ENTRIES, ratio: MAX_RATIO } = PORTABLE_LIMITS;

/** Returns whether bytes begin with the signature of a ZIP archive, which is `PK` and two control characters. */
export function isArchive(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}

/**
 * Returns the files of an archive. The sizes in its central directory are checked before anything is unpacked. A file
 * that becomes larger than the central directory states is an error.
 *
 * @param isExpected Returns whether a file may be in the archive. Entries for the folders `models/` and `images/`
 * themselves are always allowed, and not returned.
 * @throws BusinessError `portableUnreadable`, `portableUnpackedTooLarge`, or `portableEntry` with the name of the file.
 */
export async function unpackArchive(
  bytes: Uint8Array,
  isExpected: (name: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  try {
    const entries = await listZip(bytes, MAX_ENTRIES);
    assertEntries(entries, isExpected);
    const files = new Map<string, Uint8Array>();
    for (const entry of entries) if (!isAllowedFolder(entry)) files.set(entry.name, await entry.read());
    return files;
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw error.reason === 'tooManyEntries'
      ? createTooLargeError()
      : new BusinessError(ERROR_CODES.portableUnreadable);
  }
}

function assertEntries(entries: readonly ZipEntry[], isExpected: (name: string) => boolean): void {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const expandsTooMuch = entries.some(({ size, packedSize }) => size > packedSize * MAX_RATIO);
  if (unpacked > unpackedBytes || expandsTooMuch) throw createTooLargeError();
  const names = new Set<string>();
  for (const entry of entries) {
    const { name } = entry;
    // If two files have the same name, readers disagree on which one to use.
    if (names.has(name) || !(isAllowedFolder(entry) || isExpected(name))) {
      throw new BusinessError(ERROR_CODES.portableEntry, { name: truncateEnd(name, MAX_NAME_LENGTH) });
    }
    names.add(name);
  }
}

function isAllowedFolder({ name }: ZipEntry): boolean {
  return name === 'models/' || name === 'images/';
}

function createTooLargeError(): BusinessError {
  return new BusinessError(ERROR_CODES.portableUnpackedTooLarge, { megabytes: unpackedBytes / 2 ** 20 });
}
