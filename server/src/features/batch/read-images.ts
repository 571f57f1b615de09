import { BATCH_LIMITS, ERROR_CODES, LIMITS, truncateEnd } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { UploadedFile } from '../../domain/request-context.ts';
import { toUploadedImage } from '../../http/to-uploaded-image.ts';
import { listZip, type ZipEntry } from '../../zip/list-zip.ts';
import { ZipError } from '../../zip/zip-error.ts';

const MEGABYTE = 1024 * 1024;
/** The largest number of characters of an entry's name in an error. */
const MAX_NAME_LENGTH = 255;
/** Files that operating systems add: hidden ones, those in `__MACOSX`, and two files of Windows. */
const SYSTEM_FILES = /(?:^|\/)(?:\.[^/]*|__MACOSX\/.*|Thumbs\.db|desktop\.ini)$/i;

/**
 * Reads the images of a ZIP file one after the other, in the order of its entries. All sizes are checked before the
 * first image is read, and the real size of an entry must equal the declared one.
 *
 * @throws BusinessError `archiveInvalid` for a file that is no ZIP file, is damaged or encrypted, or has no image;
 * `archiveTooLarge`; and the error of an entry that is no image within the limits, with its name as the field.
 */
export async function* readImages(bytes: Uint8Array): AsyncGenerator<UploadedFile> {
  if (bytes.length > BATCH_LIMITS.archiveBytes) throw createTooLargeError();
  const images = selectImages(await listEntries(bytes));
  if (images.length === 0) throw createInvalidError();
  for (const image of images) yield await readEntry(image);
}

async function listEntries(bytes: Uint8Array): Promise<readonly ZipEntry[]> {
  try {
    return await listZip(bytes, BATCH_LIMITS.archiveEntries);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw error.reason === 'tooManyEntries' ? createTooLargeError() : createInvalidError();
  }
}

function selectImages(entries: readonly ZipEntry[]): readonly ZipEntry[] {
  const images: ZipEntry[] = [];
  let expandedBytes = 0;
  for (const entry of entries) {
    if (entry.isFolder || SYSTEM_FILES.test(entry.name)) continue;
    if (!entry.isReadable) throw createInvalidError();
    if (entry.size > LIMITS.imageBytes) {
      const megabytes = LIMITS.imageBytes / MEGABYTE;
      throw new BusinessError(ERROR_CODES.imageTooLarge, { megabytes }, [toField(entry)]);
    }
    images.push(entry);
    expandedBytes += entry.size;
    if (images.length > BATCH_LIMITS.images || expandedBytes > BATCH_LIMITS.archiveExpandedBytes)
      throw createTooLargeError();
  }
  return images;
}

async function readEntry(entry: ZipEntry): Promise<UploadedFile> {
  try {
    // PostgreSQL cannot store a NUL character in the name.
    return toUploadedImage({ name: entry.name.replaceAll('\0', ''), bytes: await entry.read() });
  } catch (error) {
    if (error instanceof ZipError) throw createInvalidError([toField(entry)]);
    if (!(error instanceof BusinessError)) throw error;
    throw new BusinessError(error.code, error.data, [toField(entry)]);
  }
}

/** Returns the field that names the entry in an error, such as `file.scans/page-1.png`. */
function toField({ name }: ZipEntry): string {
  return `file.${truncateEnd(name, MAX_NAME_LENGTH)}`;
}

function createInvalidError(fields: readonly string[] = ['file']): BusinessError {
  return new BusinessError(ERROR_CODES.archiveInvalid, {}, fields);
}

function createTooLargeError(): BusinessError {
  const { images, archiveBytes, archiveExpandedBytes } = BATCH_LIMITS;
  const sizes = { megabytes: archiveBytes / MEGABYTE, expanded: archiveExpandedBytes / MEGABYTE };
  return new BusinessError(ERROR_CODES.archiveTooLarge, { images, ...sizes }, ['file']);
}
