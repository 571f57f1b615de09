import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  readonly name: string;
  readonly bytes?: Uint8Array;
  /** The declared size, if it differs from the real one. */
  readonly size?: number;
  readonly isEncrypted?: boolean;
}

/** The signatures of the records of a ZIP file. */
const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
/** The number of the compression method, and two flags. */
const DEFLATED = 8;
const UTF8_NAMES = 0x800;
const ENCRYPTED = 1;

/** Returns a ZIP file. */
export function createZip(entries: readonly ZipEntry[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes = new Uint8Array(), size = bytes.length, isEncrypted = false } of entries) {
    const packed = deflateRawSync(bytes);
    // The fields that the local header and the central header have in common.
    const common = Buffer.alloc(26);
    // The version of the ZIP format that a reader must support: 2.0.
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(UTF8_NAMES + (isEncrypted ? ENCRYPTED : 0), 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([toSignature(LOCAL_HEADER), common, Buffer.from(name), packed]);
    // The other fields of the central header. All are 0, except the position of the local header.
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    // The field for the program that made the file. Readers ignore it.
    const madeBy = Buffer.alloc(2);
    directory.push(toSignature(CENTRAL_HEADER), madeBy, common, rest, Buffer.from(name));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, toSignature(END), end]);
}

function toSignature(value: number): Buffer {
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(value);
  return signature;
}
