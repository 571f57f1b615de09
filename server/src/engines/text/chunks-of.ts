export interface Chunk {
  readonly text: string;
  /** Where it begins in the whole, in UTF-16 code units. */
  readonly offset: number;
}

/**
 * A long text in pieces of at most `size`, cut at ends of sentences where there are any: for libraries whose work grows
 * faster than the text.
 */
export function chunksOf(text: string, size: number): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let offset = 0;
  while (offset < text.length) {
    const end = text.length - offset <= size ? text.length : offset + sentenceEnd(text, offset, size);
    chunks.push({ text: text.slice(offset, end), offset });
    offset = end;
  }
  return chunks;
}

const SENTENCE_END = /[\n。！？；]|[.!?]\s/gu;
const WORD_END = /\s/gu;

function sentenceEnd(text: string, offset: number, size: number): number {
  const piece = text.slice(offset, offset + size);
  for (const pattern of [SENTENCE_END, WORD_END]) {
    const last = [...piece.matchAll(pattern)].at(-1);
    if (last) return last.index + last[0].length;
  }
  // Never between the two halves of one character.
  return /[\uD800-\uDBFF]$/.test(piece) ? size - 1 : size;
}
