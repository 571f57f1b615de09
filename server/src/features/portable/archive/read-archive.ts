import { ERROR_CODES, PORTABLE_LIMITS, truncateEnd } from '@atrium/contract';
import { type UnzipFileInfo, unzip, unzipSync } from 'fflate';
import { BusinessError } from '../../../domain/business-error.ts';

const NAME_LENGTH = 100;
const { unpackedBytes, entries: MAX_ENTRIES, ratio: MAX_RATIO } = PORTABLE_LIMITS;

/** Returns whether bytes begin like a ZIP archive. */
export function isArchive(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}

/**
 * Returns the files of an archive. The sizes in its directory are checked before anything is unpacked, and no file
 * becomes larger than its size there.
 *
 * @param isExpected Whether a file may be in the archive. Folders are ignored.
 * @throws BusinessError `portableUnreadable`, `portableUnpackedTooLarge`, or `portableEntry` with the name of the file.
 */
export async function readArchive(
  bytes: Uint8Array,
  isExpected: (name: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  assertEntries(listEntries(bytes), isExpected);
  const files = await unpack(bytes).catch(() => {
    throw new BusinessError(ERROR_CODES.portableUnreadable);
  });
  return new Map(Object.entries(files));
}

function listEntries(bytes: Uint8Array): readonly UnzipFileInfo[] {
  const found: UnzipFileInfo[] = [];
  const filter = (entry: UnzipFileInfo): boolean => {
    if (found.length <= MAX_ENTRIES) found.push(entry);
    return false;
  };
  try {
    unzipSync(bytes, { filter });
  } catch {
    throw new BusinessError(ERROR_CODES.portableUnreadable);
  }
  return found;
}

function assertEntries(entries: readonly UnzipFileInfo[], isExpected: (name: string) => boolean): void {
  const unpacked = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  const isTooLarge = entries.length > MAX_ENTRIES || unpacked > unpackedBytes;
  if (isTooLarge || entries.some(({ size, originalSize }) => originalSize > size * MAX_RATIO)) {
    throw new BusinessError(ERROR_CODES.portableUnpackedTooLarge, { megabytes: unpackedBytes / 2 ** 20 });
  }
  const names = new Set<string>();
  for (const { name } of entries) {
    // When two files have one name, readers disagree on which to use.
    if (names.has(name) || !(isFolder(name) || isExpected(name))) {
      throw new BusinessError(ERROR_CODES.portableEntry, { name: truncateEnd(name, NAME_LENGTH) });
    }
    names.add(name);
  }
}

function isFolder(name: string): boolean {
  return name === 'models/';
}

function unpack(bytes: Uint8Array): Promise<Readonly<Record<string, Uint8Array>>> {
  return new Promise((resolve, reject) => {
    unzip(bytes, { filter: ({ name }) => !isFolder(name) }, (error, files) =>
      error ? reject(error) : resolve(files),
    );
  });
}
