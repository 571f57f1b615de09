import { buffer } from 'node:stream/consumers';
import { BATCH_LIMITS, ERROR_CODES, LIMITS, truncateEnd } from '@atrium/contract';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { BusinessError } from '../../domain/business-error.ts';
import type { UploadedFile } from '../../domain/request-context.ts';
import { readImage } from '../../http/read-image.ts';

const MEGABYTE = 1024 * 1024;
/** Characters of the name of an entry in an error. */
const FIELD_LENGTH = 255;
/** Files that operating systems add: hidden ones, and those in `__MACOSX`. */
const HIDDEN = /(?:^|\/)(?:\.[^/]*|__MACOSX\/.*|Thumbs\.db|desktop\.ini)$/i;

/**
 * Reads the images of a ZIP file one after the other, in the order of the file. All sizes are checked before the first
 * image is read, and the real size of an entry must equal the declared one.
 *
 * @throws BusinessError `archiveInvalid` for a file that is no ZIP file, is damaged or encrypted, or has no image;
 * `archiveTooLarge`; and the error of an entry that is no image within the limits, with its name as the field.
 */
export async function* readArchive(bytes: Uint8Array): AsyncGenerator<UploadedFile> {
  if (bytes.length > BATCH_LIMITS.archiveBytes) throw tooLarge();
  const archive = await openArchive(bytes);
  const entries = await listImages(archive);
  if (entries.length === 0) throw invalid();
  for (const entry of entries) yield await readEntry(archive, entry);
}

async function openArchive(bytes: Uint8Array): Promise<ZipFile> {
  try {
    // Without a copy of the bytes.
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return await fromBufferPromise(file, { autoClose: false, lazyEntries: true });
  } catch {
    throw invalid();
  }
}

async function listImages(archive: ZipFile): Promise<readonly Entry[]> {
  const images: Entry[] = [];
  let expanded = 0;
  let count = 0;
  const entries = archive.eachEntry();
  for (;;) {
    const next = await entries.next().catch(() => {
      throw invalid();
    });
    if (next.done) return images;
    const entry: Entry = next.value;
    count += 1;
    if (count > BATCH_LIMITS.archiveEntries) throw tooLarge();
    if (entry.fileName.endsWith('/') || HIDDEN.test(entry.fileName)) continue;
    if (!entry.canDecodeFileData()) throw invalid();
    if (entry.uncompressedSize > LIMITS.imageBytes) {
      const megabytes = LIMITS.imageBytes / MEGABYTE;
      throw new BusinessError(ERROR_CODES.imageTooLarge, { megabytes }, [toField(entry)]);
    }
    images.push(entry);
    expanded += entry.uncompressedSize;
    if (images.length > BATCH_LIMITS.images || expanded > BATCH_LIMITS.archiveExpandedBytes) throw tooLarge();
  }
}

async function readEntry(archive: ZipFile, entry: Entry): Promise<UploadedFile> {
  const bytes = await archive
    .openReadStreamPromise(entry)
    .then(buffer)
    .catch(() => {
      throw invalid([toField(entry)]);
    });
  try {
    return readImage({ name: entry.fileName.replaceAll('\0', ''), bytes });
  } catch (error) {
    if (!(error instanceof BusinessError)) throw error;
    throw new BusinessError(error.code, error.data, [toField(entry)]);
  }
}

/** Names the entry, such as `file.scans/page-1.png`. */
function toField({ fileName }: Entry): string {
  return `file.${truncateEnd(fileName, FIELD_LENGTH)}`;
}

function invalid(fields: readonly string[] = ['file']): BusinessError {
  return new BusinessError(ERROR_CODES.archiveInvalid, {}, fields);
}

function tooLarge(): BusinessError {
  const { images, archiveBytes, archiveExpandedBytes } = BATCH_LIMITS;
  const sizes = { megabytes: archiveBytes / MEGABYTE, expanded: archiveExpandedBytes / MEGABYTE };
  return new BusinessError(ERROR_CODES.archiveTooLarge, { images, ...sizes }, ['file']);
}
