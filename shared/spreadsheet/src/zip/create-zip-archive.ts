import { joinParts, type PackedPart } from './join-parts.ts';

/** A file of an archive, in chunks. */
export interface ChunkedPart {
  readonly name: string;
  readonly chunks: readonly Uint8Array[];
}

/** The bytes that gzip adds around deflated bytes: a header of ten bytes, and the checksum and size after them. */
const GZIP = { before: 10, after: 8 } as const;

/** Creates a ZIP archive of deflated files. `onProgress` receives the number of packed bytes, and of all bytes. */
export async function createZipArchive(
  parts: readonly ChunkedPart[],
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const total = parts.reduce((sum, { chunks }) => sum + sumSizes(chunks), 0);
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

/**
 * Compresses a file with gzip, and takes the deflated bytes and the checksum for the archive from
 * the result. Computing the checksum here would take as long as compressing.
 */
async function pack({ name, chunks }: ChunkedPart, onChunk: (size: number) => void): Promise<PackedPart> {
  const packing = toStream(chunks, onChunk).pipeThrough(new CompressionStream('gzip'));
  const gzipped = new Uint8Array(await new Response(packing).arrayBuffer());
  const end = gzipped.length - GZIP.after;
  const checksum = new DataView(gzipped.buffer).getUint32(end, true);
  return { name, packed: gzipped.subarray(GZIP.before, end), size: sumSizes(chunks), checksum, method: 8 };
}

function toStream(
  chunks: readonly Uint8Array[],
  onChunk: (size: number) => void,
): ReadableStream<BufferSource> {
  const left = chunks.values();
  return new ReadableStream({
    pull(controller) {
      const { value } = left.next();
      if (!value) return controller.close();
      controller.enqueue(value as BufferSource);
      onChunk(value.length);
    },
  });
}

function sumSizes(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
}
