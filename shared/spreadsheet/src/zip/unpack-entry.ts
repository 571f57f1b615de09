import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { ZipEntry } from './zip-entry.ts';

/** The first four bytes of a local file header, which precedes each file of an archive. */
const LOCAL_HEADER_SIGNATURE = 0x04034b50;
/** The size in bytes of a local file header without its name and its extra field. */
const LOCAL_HEADER_SIZE = 30;

/** Unpacks one file of an archive. Stops with an error as soon as the file exceeds the size that the entry declares. */
export async function unpackEntry(archive: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  const packed = readPackedBytes(archive, entry);
  // Method 0 stores the bytes without compression, and method 8 is deflate.
  if (entry.method === 0) {
    if (packed.byteLength !== entry.unpackedSize) throw new SpreadsheetError('tooMuchUnpacked');
    return packed;
  }
  if (entry.method !== 8) throw new SpreadsheetError('unsupportedZip');
  return inflate(packed, entry.unpackedSize);
}

function readPackedBytes(archive: Uint8Array, { offset, packedSize }: ZipEntry): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  if (
    offset + LOCAL_HEADER_SIZE > view.byteLength ||
    view.getUint32(offset, true) !== LOCAL_HEADER_SIGNATURE
  ) {
    throw new SpreadsheetError('unreadable', { part: 'zip' });
  }
  // A local file header ends with the name and an extra field. Their lengths are at its offsets 26 and 28.
  const start =
    offset + LOCAL_HEADER_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > archive.byteLength) throw new SpreadsheetError('unreadable', { part: 'zip' });
  return archive.subarray(start, start + packedSize);
}

async function inflate(packed: Uint8Array, size: number): Promise<Uint8Array> {
  const out = new Uint8Array(size);
  let length = 0;
  const chunks = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = chunks.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return out.subarray(0, length);
      if (length + value.byteLength > size) throw new SpreadsheetError('tooMuchUnpacked');
      out.set(value, length);
      length += value.byteLength;
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    if (error instanceof SpreadsheetError) throw error;
    throw new SpreadsheetError('unreadable', { part: 'zip' }, { cause: error });
  }
}
