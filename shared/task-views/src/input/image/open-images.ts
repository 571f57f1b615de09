import type { ImageArchiveOptions } from './unpack-images.ts';

const ARCHIVE = /\.zip$/i;

/**
 * Returns the images in a ZIP file. Returns any other file itself. The code for archives loads with the first archive.
 *
 * @throws SpreadsheetError for an archive that cannot be read or exceeds a limit.
 */
export async function openImages(file: File, options: ImageArchiveOptions): Promise<readonly File[]> {
  if (!ARCHIVE.test(file.name)) return [file];
  const { unpackImages } = await import('./unpack-images.ts');
  return await unpackImages(file, options);
}
