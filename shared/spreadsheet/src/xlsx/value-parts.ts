import type { ZipEntry, ZipPart } from '../zip/zip-entry.ts';

const NEVER_VALUES =
  /(?:^|\/)(?:docProps|customXml|media|drawings|charts|theme|tables|pivot\w*|externalLinks|printerSettings)\/|comment|\.(?:vml|png|jpe?g|gif|emf|wmf)$|worksheets\/_rels\//i;

/**
 * Returns whether a file of an xlsx archive can contain values. Comments, drawings, links and others are never parsed.
 */
export function mayContainValues({ name }: ZipEntry): boolean {
  return !NEVER_VALUES.test(name);
}

/**
 * Returns a worksheet without the XML after its rows. There, merged cells and links name ranges, which can be as large
 * as a whole sheet, and the library would visit each of their cells.
 */
export function removeXmlAfterRows(part: ZipPart): ZipPart {
  if (!/worksheets\/[^/]+\.xml$/i.test(part.name)) return part;
  const { bytes } = part;
  const end = findLastIndex(bytes, 'sheetData');
  if (end < 0) return part;
  // 0x3e is `>`, the end of the last tag of the rows.
  const close = bytes.indexOf(0x3e, end);
  return close < 0 ? part : { ...part, bytes: bytes.subarray(0, close + 1) };
}

function findLastIndex(bytes: Uint8Array, text: string): number {
  const codes = new TextEncoder().encode(text);
  const first = codes[0] ?? 0;
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at;
  }
  return -1;
}
