import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { ZipEntry } from './zip-entry.ts';

/** The first bytes of the end record of an archive, and of an entry of its central directory. */
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
/** The sizes of the end record and of an entry in bytes, without names and comments. */
const END_SIZE = 22;
const ENTRY_SIZE = 46;
/** In bytes. A comment may follow the end record of the archive. */
const MAX_COMMENT = 0xffff;

/** Reads the central directory, which is at the end of an archive. Nothing is unpacked. */
export function readCentralDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE)
      throw createDamagedError();
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      // Some Windows programs use backslashes for the folders of a name.
      name: new TextDecoder()
        .decode(bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength))
        .replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      unpackedSize: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    });
    // An entry ends with its name, an extra field and a comment. The lengths of the last two are at offsets 30 and 32.
    at += ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - MAX_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  throw createDamagedError();
}

function createDamagedError(): SpreadsheetError {
  return new SpreadsheetError('unreadable', { part: 'zip' });
}
