/** In characters: large enough that encoding is cheap, small enough that a chunk is compressed quickly. */
const CHUNK_SIZE = 128 * 1024;

/** Collects text as bytes, in chunks, so that a long text is never in memory as a whole. */
export function createByteChunks() {
  const encoder = new TextEncoder();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') chunks.push(encoder.encode(text));
    text = '';
  };
  return {
    add(more: string): void {
      text += more;
      if (text.length >= CHUNK_SIZE) flush();
    },
    /** Returns everything that was added since the last call. */
    take(): readonly Uint8Array<ArrayBuffer>[] {
      flush();
      return chunks.splice(0);
    },
  };
}
