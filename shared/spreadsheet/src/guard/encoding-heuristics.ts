/**
 * The share of zero bytes above which a text must be in UTF-16. In Latin text every second byte of UTF-16 is zero. A
 * single zero is a valid character in UTF-8.
 */
const MANY_ZEROS = 0.2;

/** Counts zero bytes at even and at odd positions. */
export function countZeros(bytes: Uint8Array): { readonly even: number; readonly odd: number } {
  let even = 0;
  let odd = 0;
  bytes.forEach((byte, at) => {
    if (byte !== 0) return;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  });
  return { even, odd };
}

/** Returns whether so many bytes are zero that a text must be in UTF-16. */
export function hasManyZeros(bytes: Uint8Array): boolean {
  const { even, odd } = countZeros(bytes);
  return even + odd > bytes.length * MANY_ZEROS;
}

/** Returns whether bytes are plausible UTF-8: valid, and without so many zeros that the text must be in UTF-16. */
export function looksLikeUtf8(bytes: Uint8Array): boolean {
  if (hasManyZeros(bytes)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
