import { CFB } from '@e965/xlsx';
import { crc32 } from '../zip/crc32.ts';
import { createZipArchive } from '../zip/create-zip-archive.ts';
import { joinParts } from '../zip/join-parts.ts';

const encode = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** Returns an archive of these files. */
export function createZip(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> {
  return createZipArchive(
    Object.entries(files).map(([name, content]) => ({ name, chunks: [encode(content)] })),
  );
}

/** Returns an archive of one file. The archive declares a wrong size for it. */
export async function createZipWithWrongSize(
  name: string,
  content: string,
  declaredSize: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = encode(content);
  const chunks = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const packed = new Uint8Array(await new Response(chunks).arrayBuffer());
  return joinParts([{ name, packed, size: declaredSize, checksum: crc32(bytes), method: 8 }]);
}

const OFFICE_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Parts of an xlsx workbook to add or replace, by name. */
type Parts = Readonly<Record<string, string>>;

/** Returns the files of an xlsx workbook with one sheet of these rows, in XML. */
export function createWorkbookFiles(rows: string, overrides: Parts = {}) {
  return createSheetFiles([rows], overrides);
}

/**
 * Returns the files of an xlsx workbook with these sheets, in XML. The name of the first sheet is `One`, and the name
 * of any other sheet is its number.
 */
export function createSheetFiles(sheets: readonly string[], overrides: Parts = {}) {
  const sheetNumbers = sheets.map((_, index) => index + 1);
  const list = (line: (sheetNumber: number) => string) => sheetNumbers.map(line).join('');
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${OFFICE_TYPE}.sheet.main+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${OFFICE_TYPE}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${OFFICE_TYPE}.styles+xml"/>${list((sheetNumber) => `<Override PartName="/xl/worksheets/sheet${sheetNumber}.xml" ContentType="${OFFICE_TYPE}.worksheet+xml"/>`)}</Types>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${list((sheetNumber) => `<sheet name="${sheetNumber === 1 ? 'One' : sheetNumber}" sheetId="${sheetNumber}" r:id="rId${sheetNumber}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships">${list((sheetNumber) => `<Relationship Id="rId${sheetNumber}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${sheetNumber}.xml"/>`)}</Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="${MAIN}"/>`,
  };
  const bodies = sheets.map((rows, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<?xml version="1.0"?><worksheet xmlns="${MAIN}">${rows}</worksheet>`,
  ]);
  return { ...parts, ...(Object.fromEntries(bodies) as Parts), ...overrides };
}

/** Returns the part with the texts to which cells refer by index. `items` are the texts in XML. */
export function createSharedTexts(items: string): Parts {
  return { 'xl/sharedStrings.xml': `<?xml version="1.0"?><sst xmlns="${MAIN}">${items}</sst>` };
}

export const ONE_CELL = '<sheetData><row r="1"><c r="A1"><v>7</v></c></row></sheetData>';

/** Returns a compound file with these streams. */
export function createCompound(streams: Readonly<Record<string, readonly number[]>>): Uint8Array {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    CFB.utils.cfb_add(file, `/${name}`, Uint8Array.from(content));
  return new Uint8Array(CFB.write(file, { type: 'array' }));
}

/** A document of Apple Numbers whose only message is a root without sheets. */
export const EMPTY_NUMBERS_DOCUMENT = Uint8Array.from([
  // The header of a block of 13 bytes.
  ...[0, 13, 0, 0],
  // Snappy: 11 unpacked bytes in one literal.
  ...[11, 40],
  // The information of 8 bytes about the archive: id 1, with one message of type 1 and 2 bytes.
  ...[8, 8, 1, 18, 4, 8, 1, 24, 2],
  // The message.
  ...[72, 1],
]);

export const OPEN_DOCUMENT_TYPES = {
  text: 'application/vnd.oasis.opendocument.text',
  spreadsheet: 'application/vnd.oasis.opendocument.spreadsheet',
} as const;

/** Returns the manifest of an OpenDocument file. `otherEntries` are further entries in XML. */
export function createOpenDocumentManifest(type: string, otherEntries = ''): string {
  return `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>${otherEntries}</manifest:manifest>`;
}
