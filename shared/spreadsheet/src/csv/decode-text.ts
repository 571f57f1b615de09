import type { Encoding } from '../grid/grid.ts';
import { countZeros, looksLikeUtf8 } from '../guard/byte-signs.ts';

const HEAD = 4_096;

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The text of a file without its byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** The encoding by its mark; else UTF-8 if it looks so; else by where zeros lie; else the Chinese one. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  if (looksLikeUtf8(bytes)) return 'utf-8';
  // Commas and line ends are two bytes in UTF-16, one of them zero: the side of the zeros tells which.
  const { even, odd } = countZeros(bytes.subarray(0, HEAD));
  if (even === odd) return 'gb18030';
  return odd > even ? 'utf-16le' : 'utf-16be';
}
