import type { ImageArchiveOptions } from './unpack-images.ts';

const ARCHIVE = /\.zip$/i;

/**
 * Replaces each ZIP file by the images in it. The code for archives loads with the first one.
 *
 * @throws SpreadsheetError for an archive that cannot be read or exceeds a limit.
 */
export async function openImages(
  files: readonly File[],
  options: ImageArchiveOptions,
): Promise<readonly File[]> {
  const opened: File[] = [];
  for (const file of files) {
    if (ARCHIVE.test(file.name)) {
      const { unpackImages } = await import('./unpack-images.ts');
      opened.push(...(await unpackImages(file, options)));
    } else opened.push(file);
  }
  return opened;
}
