import type { ZipPart } from '../zip/zip-entry.ts';

/** A character that no text may contain, as written in files and as read. */
const MARK = { written: '_xFDD0_', read: '\uFDD0' } as const;
/** Matches a carriage return, as written in files, that a line feed follows. Does not match the line feed. */
const RETURN_BEFORE_LINE_FEED = /_x000d_(?=\n|&#(?:10|xa);|_x000a_)/gi;

/**
 * Marks each carriage return before a line feed in the part of an xlsx file that lists the texts of all cells, because
 * the library would merge the two. Returns any other part unchanged.
 */
export function markCarriageReturns(part: ZipPart): ZipPart {
  if (!/sharedStrings\.xml$/i.test(part.name)) return part;
  const text = new TextDecoder('latin1').decode(part.bytes);
  const marked = text.replace(RETURN_BEFORE_LINE_FEED, `$&${MARK.written}`);
  if (marked.length === text.length) return part;
  const bytes = new Uint8Array(marked.length - text.length + part.bytes.length);
  let from = 0;
  let to = 0;
  // Only ASCII characters were added, so the bytes between them are copied unchanged.
  for (const { index, 0: found } of text.matchAll(RETURN_BEFORE_LINE_FEED)) {
    const end = index + found.length;
    bytes.set(part.bytes.subarray(from, end), to);
    to += end - from;
    bytes.set(new TextEncoder().encode(MARK.written), to);
    to += MARK.written.length;
    from = end;
  }
  bytes.set(part.bytes.subarray(from), to);
  return { name: part.name, bytes };
}

/** Removes the marks from the text of a cell. */
export function restoreCarriageReturns(text: string): string {
  return text.includes(MARK.read) ? text.replaceAll(`\r${MARK.read}`, '\r') : text;
}
