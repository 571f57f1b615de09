import type { ZipPart } from '../zip/zip-entry.ts';

const PANE =
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';
/** The view of a sheet precedes its rows. */
const HEAD = 4_096;

/** Freezes the first row of a worksheet. The library has no option for it. */
export function freezeHeader(part: ZipPart): ZipPart {
  if (!/worksheets\/[^/]+\.xml$/.test(part.name)) return part;
  const head = new TextDecoder('latin1').decode(part.bytes.subarray(0, HEAD));
  const view = /<sheetView [^>]*\/>/.exec(head);
  if (!view) return part;
  const opened = new TextEncoder().encode(`${view[0].slice(0, -2)}>${PANE}</sheetView>`);
  const { bytes } = part;
  const joined = new Uint8Array(bytes.length - view[0].length + opened.length);
  joined.set(bytes.subarray(0, view.index));
  joined.set(opened, view.index);
  joined.set(bytes.subarray(view.index + view[0].length), view.index + opened.length);
  return { name: part.name, bytes: joined };
}
