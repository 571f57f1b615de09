import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { ZipError } from './zip-error.ts';

/** A file or a folder of a ZIP file. */
export interface ZipEntry {
  /**
   * The relative path in the ZIP file. It has no `..`, so it cannot lead outside the folder into which the ZIP file is
   * unpacked. The path of a folder ends with a slash.
   */
  readonly name: string;
  readonly isFolder: boolean;
  /** In bytes, in the ZIP file. */
  readonly packedSize: number;
  /** In bytes, after unpacking, as the ZIP file declares it. */
  readonly size: number;
  /** Whether the entry is neither encrypted nor compressed by an unknown method. */
  readonly isReadable: boolean;
  /** Unpacks the entry. @throws ZipError `invalid` when the real size is not the declared one. */
  read(): Promise<Uint8Array>;
}

/**
 * Returns the entries of a ZIP file in their order, without unpacking them.
 *
 * @throws ZipError `invalid` for a damaged file or an unsafe path, or `tooManyEntries` for more than `maxEntries`.
 */
export async function listZip(bytes: Uint8Array, maxEntries: number): Promise<readonly ZipEntry[]> {
  const archive = await openZip(bytes);
  const found: ZipEntry[] = [];
  const entries = archive.eachEntry();
  for (;;) {
    const next = await entries.next().catch((error: unknown) => {
      throw new ZipError('invalid', error);
    });
    if (next.done) return found;
    if (found.length === maxEntries) throw new ZipError('tooManyEntries');
    found.push(toZipEntry(archive, next.value));
  }
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  try {
    // This form of `Buffer.from` does not copy the bytes.
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await fromBufferPromise(file, { autoClose: false, lazyEntries: true });
  } catch (error) {
    throw new ZipError('invalid', error);
  }
}

function toZipEntry(archive: ZipFile, entry: Entry): ZipEntry {
  return {
    name: entry.fileName,
    isFolder: entry.fileName.endsWith('/'),
    packedSize: entry.compressedSize,
    size: entry.uncompressedSize,
    isReadable: entry.canDecodeFileData(),
    async read() {
      try {
        return await buffer(await archive.openReadStreamPromise(entry));
      } catch (error) {
        throw new ZipError('invalid', error);
      }
    },
  };
}
