import { crc32 } from './crc32.ts';
import { joinParts } from './join-parts.ts';
import type { ZipPart } from './zip-entry.ts';

const PIECE = 1024 * 1024;

/** An archive of deflated files. `onProgress` hears of every piece that is done, in bytes. */
export async function deflate(
  parts: readonly ZipPart[],
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const total = parts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const packed = [];
  let done = 0;
  for (const { name, bytes } of parts) {
    const pieces = piecesOf(bytes, (size) => {
      done += size;
      onProgress(done, total);
    }).pipeThrough(new CompressionStream('deflate-raw'));
    const deflated = new Uint8Array(await new Response(pieces).arrayBuffer());
    packed.push({ name, packed: deflated, size: bytes.length, sum: crc32(bytes), method: 8 });
  }
  return joinParts(packed);
}

function piecesOf(bytes: Uint8Array, onPiece: (size: number) => void): ReadableStream<BufferSource> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const piece = bytes.subarray(at, at + PIECE);
      if (piece.length === 0) return controller.close();
      controller.enqueue(piece as BufferSource);
      at += piece.length;
      onPiece(piece.length);
    },
  });
}
