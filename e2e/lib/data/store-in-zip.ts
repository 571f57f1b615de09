import { crc32 } from 'node:zlib';

/** Returns a ZIP archive with one file, which is stored without compression. */
export function storeInZip(name: string, bytes: Buffer): Buffer {
  // The fields that the header of the file and its entry in the list of files have in common. The zeros at offset 4
  // mean “not compressed”.
  const fields = Buffer.alloc(26);
  const zipVersion = 20;
  fields.writeUInt16LE(zipVersion, 0);
  fields.writeUInt32LE(crc32(bytes), 10);
  const [compressedSizeOffset, sizeOffset] = [14, 18];
  for (const offset of [compressedSizeOffset, sizeOffset]) fields.writeUInt32LE(bytes.length, offset);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), bytes]);
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  // The number of files, twice, then the size and the position of the list of files.
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(entry.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, entry, Buffer.from('PK\u0005\u0006'), end]);
}
