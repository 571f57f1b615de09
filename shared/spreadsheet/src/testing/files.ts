import { CFB } from '@e965/xlsx';
import { crc32 } from '../zip/crc32.ts';
import { joinParts } from '../zip/join-parts.ts';
import { deflate } from '../zip/pack.ts';

const encode = (text: string | Uint8Array) =>
  typeof text === 'string' ? new TextEncoder().encode(text) : text;

/** An archive of these files. */
export function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> {
  return deflate(Object.entries(files).map(([name, content]) => ({ name, pieces: [encode(content)] })));
}

/** An archive of one file that says it is smaller than it is. */
export async function lyingZip(
  name: string,
  content: string,
  claimed: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = encode(content);
  const pieces = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(pieces).arrayBuffer());
  return joinParts([{ name, packed, size: claimed, sum: crc32(bytes), method: 8 }]);
}

/** The files of an xlsx workbook with one sheet of these rows, in XML. */
export function workbookParts(rows: string, more: Readonly<Record<string, string>> = {}) {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml';
  const bookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  return {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${bookType}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}"/></Types>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}">${rows}</worksheet>`,
    ...more,
  };
}

export const ONE_CELL = '<sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData>';

/** A compound file with these streams. */
export function compoundOf(streams: Readonly<Record<string, readonly number[]>>): Uint8Array {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    CFB.utils.cfb_add(file, `/${name}`, Uint8Array.from(content));
  return new Uint8Array(CFB.write(file, { type: 'array' }));
}

/** A Numbers document whose only message is a root without sheets. */
export const EMPTY_NUMBERS_DOCUMENT = Uint8Array.from([
  ...[0, 13, 0, 0],
  ...[11, 40],
  ...[8, 8, 1, 18, 4, 8, 1, 24, 2],
  ...[72, 1],
]);

export const DOCUMENT_TYPES = {
  text: 'application/vnd.oasis.opendocument.text',
  spreadsheet: 'application/vnd.oasis.opendocument.spreadsheet',
} as const;

export function manifestOf(type: string, extra = ''): string {
  return `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>${extra}</manifest:manifest>`;
}
