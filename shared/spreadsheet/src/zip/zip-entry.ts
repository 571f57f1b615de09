/** One file in an archive, as the archive's directory describes it. */
export interface ZipEntry {
  readonly name: string;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its local header begins. */
  readonly offset: number;
  readonly isEncrypted: boolean;
}

/** A file of an archive, unpacked. */
export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}
