import { analyse } from 'chardet';
import { ENCODINGS, type Encoding } from '../grid/grid.ts';
import { detectUtf32Order } from '../guard/detect-utf-32-order.ts';
import { countZeros, hasManyZeros, looksLikeUtf8 } from '../guard/encoding-heuristics.ts';

/** The number of first bytes that show whether a text is in UTF-16 or UTF-32. */
const HEAD = 4_096;
/** The number of first bytes that the library analyzes. */
const SAMPLE = 64 * 1024;
/** A confidence of the library, from 0 to 100. Below this value, its result is a guess. */
const CERTAIN_CONFIDENCE = 50;
/**
 * The minimum share of the bytes 0x81 to 0x9f among the non-ASCII bytes of a text in Shift JIS, where most Japanese
 * characters begin with one of them. In Latin encodings, these bytes are rare: quotes, dashes and a few letters.
 */
const KANA_SHARE = 0.3;

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** The Windows superset of a standard encoding is more common than the standard. */
const SUPERSETS: Readonly<Record<string, Encoding>> = { 'iso-8859-8': 'windows-1255' };
const EAST_ASIAN: readonly Encoding[] = ['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'];

/**
 * Detects the encoding: by its byte order mark, else as UTF-8 if valid, else by the positions of zero bytes, else by
 * its characters.
 */
export function detectEncoding(bytes: Uint8Array): Encoding {
  const head = bytes.subarray(0, HEAD);
  // The mark of UTF-32 begins with that of UTF-16.
  const utf32 = detectUtf32Order(head);
  if (utf32) return utf32;
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  if (looksLikeUtf8(bytes)) return 'utf-8';
  if (hasManyZeros(head)) {
    // Commas and line ends have two bytes in UTF-16, one of them zero. The position of the zeros shows the byte order.
    const { even, odd } = countZeros(head);
    return odd > even ? 'utf-16le' : 'utf-16be';
  }
  return detectEastAsian(bytes) ?? detectSingleByte(bytes);
}

/**
 * Detects encodings with two-byte characters. The library needs some text to be sure. In a short file, the pattern of
 * the bytes decides.
 */
function detectEastAsian(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const fits = (encoding: Encoding) => isValid(bytes, encoding);
  const certain = listCandidates(sample, CERTAIN_CONFIDENCE).find(
    (encoding) => EAST_ASIAN.includes(encoding) && fits(encoding),
  );
  if (certain) return certain;
  if (measureKanaShare(sample) >= KANA_SHARE && fits('shift_jis')) return 'shift_jis';
  return hasPairsOnly(sample) && fits('gb18030') ? 'gb18030' : undefined;
}

/** Detects the encoding by the words with non-ASCII letters, because ASCII words are the same in all encodings. */
function detectSingleByte(bytes: Uint8Array): Encoding {
  const words = new TextDecoder('latin1')
    .decode(bytes.subarray(0, SAMPLE))
    .match(/[a-zA-Z]*[\u0080-\uFFFF][a-zA-Z\u0080-\uFFFF]*/g);
  const input = words ? encodeLatin(words.join(' ')) : bytes;
  return listCandidates(input, 0).find((one) => !EAST_ASIAN.includes(one)) ?? 'windows-1252';
}

/** Returns the encodings that the library considers possible, the most likely first. */
function listCandidates(sample: Uint8Array, minConfidence: number): readonly Encoding[] {
  return analyse(sample)
    .filter(({ confidence }) => confidence >= minConfidence)
    .flatMap(({ name }) => ENCODINGS.find((one) => one === getStandardName(name)) ?? []);
}

/** Returns the name that browsers use. For example, they read ISO-8859-1 as windows-1252. */
function getStandardName(name: string): string {
  try {
    const { encoding } = new TextDecoder(name);
    return SUPERSETS[encoding] ?? encoding;
  } catch {
    return name;
  }
}

function isValid(bytes: Uint8Array, encoding: Encoding): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns the share of the bytes from 0x81 to 0x9f among all non-ASCII bytes. */
function measureKanaShare(bytes: Uint8Array): number {
  const high = bytes.filter((byte) => byte >= 0x80);
  return high.length === 0 ? 0 : high.filter((byte) => byte > 0x80 && byte < 0xa0).length / high.length;
}

/**
 * Returns whether all non-ASCII bytes are above 0xa0 and occur in pairs, as in Chinese text and rarely in other text.
 * The end of the sample may cut the last pair.
 */
function hasPairsOnly(bytes: Uint8Array): boolean {
  let sequenceLength = 0;
  for (const byte of bytes) {
    if (byte > 0xa0) sequenceLength += 1;
    else if (byte >= 0x80 || sequenceLength % 2 === 1) return false;
    else sequenceLength = 0;
  }
  return true;
}

/** Returns the bytes of text that was decoded as Latin. The browser's decoder maps some of them to other characters. */
function encodeLatin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => LATIN_BYTES.get(letter) ?? 0x20);
}

const LATIN_BYTES = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('latin1').decode(Uint8Array.of(byte)), byte]),
);
