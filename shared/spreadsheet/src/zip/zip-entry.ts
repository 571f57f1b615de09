/** One file in an archive, as the central directory of the archive describes it. */
export interface ZipEntry {
  readonly name: string;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  readonly packedSize: number;
  readonly unpackedSize: number;
  /** Offset of its local file header. */
  readonly offset: number;
  readonly isEncrypted: boolean;
}

/** An unpacked file of an archive. */
export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}
