import { joinParts, type PackedPart } from './join-parts.ts';

/** A file of an archive, in pieces. */
export interface PiecedPart {
  readonly name: string;
  readonly pieces: readonly Uint8Array[];
}

/** What gzip puts around deflated bytes when it is told nothing but them: ten bytes before, a checksum and the size behind. */
const GZIP = { before: 10, behind: 8 } as const;

/** An archive of deflated files. `onProgress` hears of every piece that is done, in bytes. */
export async function deflate(
  parts: readonly PiecedPart[],
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const total = parts.reduce((sum, { pieces }) => sum + sizeOf(pieces), 0);
  const packed: PackedPart[] = [];
  let done = 0;
  for (const part of parts) {
    packed.push(
      await pack(part, (size) => {
        done += size;
        onProgress(done, total);
      }),
    );
  }
  return joinParts(packed);
}

/** gzip's bytes are those of an archive, and its checksum too: counting that here would take as long as packing. */
async function pack({ name, pieces }: PiecedPart, onPiece: (size: number) => void): Promise<PackedPart> {
  const packing = streamOf(pieces, onPiece).pipeThrough(new CompressionStream('gzip'));
  const zipped = new Uint8Array(await new Response(packing).arrayBuffer());
  const end = zipped.length - GZIP.behind;
  const sum = new DataView(zipped.buffer).getUint32(end, true);
  return { name, packed: zipped.subarray(GZIP.before, end), size: sizeOf(pieces), sum, method: 8 };
}

function streamOf(
  pieces: readonly Uint8Array[],
  onPiece: (size: number) => void,
): ReadableStream<BufferSource> {
  const left = pieces.values();
  return new ReadableStream({
    pull(controller) {
      const { value } = left.next();
      if (!value) return controller.close();
      controller.enqueue(value as BufferSource);
      onPiece(value.length);
    },
  });
}

function sizeOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
