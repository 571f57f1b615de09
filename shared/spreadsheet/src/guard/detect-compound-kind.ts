import { CFB } from '@e965/xlsx';

/**
 * The content of a compound file: a workbook of Excel 5.0 to 2003, a password-protected document, or something else.
 */
export type CompoundKind = 'xls' | 'encrypted' | 'compound';

/** The type of the record of a workbook that requires a password. */
const FILE_PASS = 0x2f;
/** The number of records that are searched. In a protected workbook, the password record is one of the first. */
const MAX_RECORDS = 16;

export function detectCompoundKind(bytes: Uint8Array): CompoundKind {
  if (hasEntry(bytes, 'EncryptedPackage')) return 'encrypted';
  const name = ['Workbook', 'Book'].find((one) => hasEntry(bytes, one));
  if (name === undefined) return 'compound';
  return isProtected(readContent(bytes, name)) ? 'encrypted' : 'xls';
}

/**
 * Returns whether the directory of a compound file has an entry of this name. An entry begins with the name, two bytes
 * per character in a field of 64 bytes, and the length of the name. A search of the bytes also finds an entry in a
 * damaged file.
 */
function hasEntry(bytes: Uint8Array, name: string): boolean {
  const size = String.fromCharCode((name.length + 1) * 2);
  const entry = `${[...name].join('\0').padEnd(64, '\0')}${size}`;
  return new TextDecoder('latin1').decode(bytes).includes(entry);
}

function readContent(bytes: Uint8Array, name: string): Uint8Array {
  try {
    const found = CFB.find(CFB.read(bytes, { type: 'array' }), `/${name}`);
    return Uint8Array.from((found?.content ?? []) as Uint8Array);
  } catch {
    // A damaged file still counts as an old workbook.
    return new Uint8Array();
  }
}

function isProtected(workbook: Uint8Array): boolean {
  const view = new DataView(workbook.buffer);
  let at = 0;
  for (let count = 0; count < MAX_RECORDS && at + 4 <= view.byteLength; count += 1) {
    if (view.getUint16(at, true) === FILE_PASS) return true;
    at += 4 + view.getUint16(at + 2, true);
  }
  return false;
}
