/** A name as the directory of a compound file has it: wide letters in a field of 64 bytes, and behind it their size. */
const ENTRY = `${[...'EncryptedPackage'].join('\0').padEnd(64, '\0')}"`;

/** Whether a compound file is the envelope of a protected workbook: the reader knows but some kinds of protection. */
export function holdsEncryptedPackage(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(ENTRY);
}
