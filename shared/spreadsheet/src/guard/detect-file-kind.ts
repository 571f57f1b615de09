import { decodeText } from '../csv/decode-text.ts';
import { detectUtf32Order } from './detect-utf-32-order.ts';
import { countZeros, looksLikeUtf8 } from './encoding-heuristics.ts';

/** The number of bytes that decide the kind of a file. */
const HEAD = 4_096;

/**
 * The format of a file by its first bytes, whatever its name. `compound` is the container of
 * workbooks of Excel 5.0 to 2003, and of encrypted xlsx files.
 */
export type FileKind =
  | 'zip'
  | 'compound'
  | 'xls'
  | 'png'
  | 'tiff'
  | 'jpeg'
  | 'gif'
  | 'pdf'
  | 'archive'
  | 'html'
  | 'xml'
  | 'binary'
  | 'text';

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['compound', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  // The first bytes and record size of workbooks of Excel before 5.0, and of streams of 5.0 to 2003 without their
  // container.
  ['xls', [0x09, 0x00, 0x04, 0x00]],
  ['xls', [0x09, 0x02, 0x06, 0x00]],
  ['xls', [0x09, 0x04, 0x06, 0x00]],
  ['xls', [0x09, 0x08, 0x08, 0x00]],
  ['xls', [0x09, 0x08, 0x10, 0x00]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  // gzip, 7-Zip and RAR.
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
];

export function detectFileKind(bytes: Uint8Array): FileKind {
  const found = SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (found) return found[0];
  const head = bytes.subarray(0, HEAD);
  const wide = detectUtf32Order(head) ?? detectUtf16Mark(head);
  const text = wide ? decodeText(head, wide) : new TextDecoder('latin1').decode(head);
  // In a text that is decoded as Latin-1, `ï»¿` is the byte order mark of UTF-8.
  const start = text.replace(/^(?:\uFEFF|ï»¿)?\s*/, '').slice(0, 512);
  if (/^<(?:!doctype html|html|head|body|table)\b/i.test(start)) return 'html';
  if (/^<\?xml\b/i.test(start)) return 'xml';
  return !wide && isBinary(bytes) ? 'binary' : 'text';
}

function detectUtf16Mark([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** The maximum share of stray zero bytes in a text. Some programs leave a few. */
const STRAY_ZEROS = 0.05;

/** In text, many zeros at both even and odd positions occur only in UTF-32, which has been detected before. */
function isBinary(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, HEAD);
  const { even, odd } = countZeros(head);
  return Math.min(even, odd) > head.length * STRAY_ZEROS && !looksLikeUtf8(bytes);
}
