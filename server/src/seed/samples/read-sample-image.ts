import { readFile } from 'node:fs/promises';
import { readImageHeader } from '../../images/read-image-header.ts';
import { SHIPPED_SAMPLES } from './shipped-samples.ts';

/** Returns the bytes of a sample that is an image; undefined when none has that name. */
export async function readSampleImage(
  name: string,
): Promise<{ readonly mediaType: string; readonly bytes: Uint8Array } | undefined> {
  const file = SHIPPED_SAMPLES.find((sample) => sample.name === name)?.file;
  if (!file) return undefined;
  const bytes = new Uint8Array(await readFile(new URL(file, import.meta.url)));
  const mediaType = readImageHeader(bytes)?.mediaType;
  return mediaType ? { mediaType, bytes } : undefined;
}
