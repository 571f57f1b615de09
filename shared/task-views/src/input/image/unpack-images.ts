import { LIMITS } from '@atrium/contract';
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

export interface ImageArchiveOptions {
  /** The largest number of files of an archive. */
  readonly count: number;
  /** The media types of other files that are unpacked, by extension. */
  readonly otherTypes?: Readonly<Record<string, string>>;
}

/** Returns the images of a ZIP file, and its files of the other types. */
export function unpackImages(
  archive: File,
  { count, otherTypes = {} }: ImageArchiveOptions,
): Promise<readonly File[]> {
  const limits = { archive: LIMITS.storedBytes, file: LIMITS.imageBytes, count };
  return unpackFiles(archive, { ...TYPES, ...otherTypes }, limits);
}
