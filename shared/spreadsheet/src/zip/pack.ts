import { crc32 } from './crc32.ts';
import { joinParts } from './join-parts.ts';
import type { ZipPart } from './zip-entry.ts';

/** An archive of deflated files. `onProgress` hears of every file that is done, in bytes. */
export async function deflate(
  parts: readonly ZipPart[],
  onProgress?: (done: number, total: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const total = parts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const packed = [];
  let done = 0;
  for (const { name, bytes } of parts) {
    const pieces = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const deflated = new Uint8Array(await new Response(pieces).arrayBuffer());
    packed.push({ name, packed: deflated, size: bytes.length, sum: crc32(bytes), method: 8 });
    done += bytes.byteLength;
    onProgress?.(done, total);
  }
  return joinParts(packed);
}
