import { BATCH_LIMITS, LIMITS } from '@atrium/contract';
import { unpackFiles } from '@atrium/spreadsheet';

/** The media types of images in an archive, by extension. */
const TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  bmp: 'image/bmp',
  gif: 'image/gif',
} as const;

const ARCHIVE = /\.zip$/i;

/** Replaces each ZIP file by the images in it. */
export async function openImages(files: readonly File[]): Promise<readonly File[]> {
  const limits = { archive: LIMITS.storedBytes, file: LIMITS.imageBytes, count: BATCH_LIMITS.images };
  const opened: File[] = [];
  for (const file of files) {
    opened.push(...(ARCHIVE.test(file.name) ? await unpackFiles(file, TYPES, limits) : [file]));
  }
  return opened;
}
