const MARKER = 0xff;
const END = 0xd9;
/** Markers without a segment: an escaped 0xff byte of the data, and markers that separate parts of the data. */
const isAlone = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Returns whether a JPEG file contains its end marker. */
export function isCompleteJpeg(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(MARKER);
  while (at >= 0) {
    const marker = bytes[at + 1];
    if (marker === undefined) return false;
    if (marker === END) return true;
    at = bytes.indexOf(MARKER, at + getLength(bytes, at, marker));
  }
  return false;
}

/** Returns the bytes from a marker to where the next one may begin. */
function getLength(bytes: Uint8Array, at: number, marker: number): number {
  if (marker === MARKER) return 1;
  return isAlone(marker) ? 2 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
}
