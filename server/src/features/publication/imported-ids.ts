import { createHash } from 'node:crypto';
import { IMPORT_ROW_MAX } from '@atrium/contract';

/** The row ids of one import. */
export interface ImportedIds {
  /**
   * Returns the id of a row. A row that is sent again has the same id. Later rows have lower ids, because lists show
   * the highest id first.
   */
  of(row: number): string;
  /** The lowest and highest possible id of the import. */
  readonly lowest: string;
  readonly highest: string;
}

/**
 * Derives the row ids of an import: a hash of `importId`, marked as a UUID of version 8 (RFC 9562), followed by the row
 * number.
 */
export function createImportedIds(importId: string): ImportedIds {
  const hash = createHash('sha256').update(importId).digest().subarray(0, 10);
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  const start = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)].join('-');
  const idAt = (place: number) => `${start}-${place.toString(16).padStart(12, '0')}`;
  return { of: (row) => idAt(IMPORT_ROW_MAX - row), lowest: idAt(0), highest: idAt(IMPORT_ROW_MAX) };
}
