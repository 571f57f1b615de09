import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import { assertCentralDirectory } from './assert-central-directory.ts';
import { readCentralDirectory } from './read-central-directory.ts';
import { toUtf8Xml } from './to-utf8-xml.ts';
import { unpackEntry } from './unpack-entry.ts';
import type { ZipEntry, ZipPart } from './zip-entry.ts';

interface UnpackOptions {
  /** Selects the files to unpack. Defaults to all. */
  readonly accepts?: (entry: ZipEntry) => boolean;
  /** Skips all checks, for an archive that this code has just created. */
  readonly isTrusted?: boolean;
  /** Called after each file with the number of bytes unpacked so far, and the total. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Unpacks an archive. Rejects it if it has too many or too large files, if its compression ratio is too high, or if its
 * XML can declare entities.
 */
export async function unpack(archive: Uint8Array, options: UnpackOptions = {}): Promise<readonly ZipPart[]> {
  const { accepts = () => true, isTrusted = false, onProgress } = options;
  const entries = readCentralDirectory(archive);
  if (!isTrusted) assertCentralDirectory(entries, archive.byteLength);
  const chosen = entries.filter((entry) => !entry.name.endsWith('/') && accepts(entry));
  const total = chosen.reduce((sum, entry) => sum + entry.unpackedSize, 0);
  const parts: ZipPart[] = [];
  let done = 0;
  for (const entry of chosen) {
    const isUntrustedXml = !isTrusted && /\.(xml|rels|vml)$/i.test(entry.name);
    const unpacked = await unpackEntry(archive, entry);
    const bytes = isUntrustedXml ? toUtf8Xml(unpacked) : unpacked;
    if (isUntrustedXml) rejectEntities(bytes);
    parts.push({ name: entry.name, bytes });
    done += entry.unpackedSize;
    onProgress?.(done, total);
  }
  return parts;
}

const [OPEN, BANG] = [0x3c, 0x21];

/**
 * Rejects XML with a document type, which could declare entities that grow when they are expanded. Office programs
 * write no document type.
 */
function rejectEntities(bytes: Uint8Array): void {
  const decoder = new TextDecoder('latin1');
  for (let at = bytes.indexOf(BANG, 1); at > 0; at = bytes.indexOf(BANG, at + 1)) {
    if (bytes[at - 1] !== OPEN) continue;
    const text = decoder.decode(bytes.subarray(at + 1, at + 8));
    if (text.toUpperCase() === 'DOCTYPE') throw new SpreadsheetError('forbiddenXml');
  }
}
