import type { Encoding } from '../grid/grid.ts';

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The text of a file without its byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** The encoding by its mark; else by where zeros lie; else UTF-8 if it is valid, and the Chinese one if it isn't. */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const wide = wideEncoding(bytes.subarray(0, 4096));
  if (wide) return wide;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}

/** Commas and line ends are two bytes in UTF-16, one of them zero: the side of the zeros tells which. */
function wideEncoding(head: Uint8Array): Encoding | undefined {
  let even = 0;
  let odd = 0;
  head.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  });
  if (even === odd) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
