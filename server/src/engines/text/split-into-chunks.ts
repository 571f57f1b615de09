export interface Chunk {
  readonly text: string;
  /** The offset in the whole text, in UTF-16 code units. */
  readonly offset: number;
}

/**
 * Splits a long text into chunks of at most `size` code units, at ends of sentences where possible. This is for
 * libraries that need more than twice the time for twice the text.
 */
export function splitIntoChunks(text: string, size: number): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let offset = 0;
  while (offset < text.length) {
    const end = text.length - offset <= size ? text.length : offset + getChunkLength(text, offset, size);
    chunks.push({ text: text.slice(offset, end), offset });
    offset = end;
  }
  return chunks;
}

const SENTENCE_END = /[\n。！？；]|[.!?]\s/gu;
const WORD_END = /\s/gu;

/**
 * Returns how many code units the next chunk has: up to the last end of a sentence within `size`, or else of a word, or
 * else `size`.
 */
function getChunkLength(text: string, offset: number, size: number): number {
  const chunk = text.slice(offset, offset + size);
  for (const pattern of [SENTENCE_END, WORD_END]) {
    const last = [...chunk.matchAll(pattern)].at(-1);
    if (last) return last.index + last[0].length;
  }
  // Do not split between the two halves of a surrogate pair.
  return /[\uD800-\uDBFF]$/.test(chunk) ? size - 1 : size;
}
