import { createHash } from 'node:crypto';

/** The id of a row of an import: the same each time that the row is sent, and nobody else's. */
export function importedId(importId: string, row: number): string {
  const bytes = createHash('sha256').update(`${importId}:${row}`).digest().subarray(0, 16);
  // Marked as an id of one's own making (RFC 9562, version 8).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
