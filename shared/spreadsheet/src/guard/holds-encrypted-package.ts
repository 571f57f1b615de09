/** Whether a compound file is the envelope of a protected workbook: the reader finds that out only of whole ones. */
export function holdsEncryptedPackage(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...'EncryptedPackage'].join('\0'));
}
