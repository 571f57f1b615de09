/** A file as stored in an archive. */
export interface PackedPart {
  readonly name: string;
  readonly packed: Uint8Array;
  /** Unpacked size in bytes. */
  readonly size: number;
  /** Checksum of the unpacked bytes. */
  readonly checksum: number;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
}

/**
 * 1 January 1980, the first day that archives support. All entries have this fixed date, so that the same content
 * produces the same archive.
 */
const FIRST_DAY = 0x21;
/** The flag of an entry whose name is in UTF-8. */
const UTF8_NAMES = 0x0800;
/** The first bytes of a local file header, of an entry of the central directory, and of the end record. */
const [LOCAL_HEADER_SIGNATURE, ENTRY_SIGNATURE, END_SIGNATURE] = [0x04034b50, 0x02014b50, 0x06054b50];
/** The sizes in bytes of a local file header, an entry of the central directory and the end record, without names. */
const LOCAL_HEADER_SIZE = 30;
const ENTRY_SIZE = 46;
const END_SIZE = 22;
/** The version of the archive format, 2.0. */
const FORMAT_VERSION = 20;

/** Concatenates packed files, followed by the central directory. */
export function joinParts(parts: readonly PackedPart[]): Uint8Array<ArrayBuffer> {
  const encodedParts = parts.map((part) => ({ ...part, nameBytes: new TextEncoder().encode(part.name) }));
  const size = encodedParts.reduce(
    (total, { nameBytes, packed }) =>
      total + LOCAL_HEADER_SIZE + ENTRY_SIZE + 2 * nameBytes.length + packed.length,
    END_SIZE,
  );
  const out = new Uint8Array(size);
  const view = new DataView(out.buffer);
  const offsets: number[] = [];
  let at = 0;
  for (const { nameBytes, packed, ...part } of encodedParts) {
    offsets.push(at);
    view.setUint32(at, LOCAL_HEADER_SIGNATURE, true);
    writeCommonFields(view, at + 4, part, packed.length, nameBytes.length);
    out.set(nameBytes, at + LOCAL_HEADER_SIZE);
    out.set(packed, at + LOCAL_HEADER_SIZE + nameBytes.length);
    at += LOCAL_HEADER_SIZE + nameBytes.length + packed.length;
  }
  const directory = at;
  encodedParts.forEach(({ nameBytes, packed, ...part }, index) => {
    view.setUint32(at, ENTRY_SIGNATURE, true);
    view.setUint16(at + 4, FORMAT_VERSION, true);
    writeCommonFields(view, at + 6, part, packed.length, nameBytes.length);
    view.setUint32(at + 42, offsets[index] ?? 0, true);
    out.set(nameBytes, at + ENTRY_SIZE);
    at += ENTRY_SIZE + nameBytes.length;
  });
  view.setUint32(at, END_SIGNATURE, true);
  view.setUint16(at + 8, parts.length, true);
  view.setUint16(at + 10, parts.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return out;
}

/** Writes the fields that a local file header and an entry of the central directory share. */
function writeCommonFields(
  view: DataView,
  at: number,
  { size, checksum, method }: Pick<PackedPart, 'size' | 'checksum' | 'method'>,
  packedSize: number,
  nameSize: number,
): void {
  view.setUint16(at, FORMAT_VERSION, true);
  view.setUint16(at + 2, UTF8_NAMES, true);
  view.setUint16(at + 4, method, true);
  view.setUint16(at + 8, FIRST_DAY, true);
  view.setUint32(at + 10, checksum, true);
  view.setUint32(at + 14, packedSize, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, nameSize, true);
}
