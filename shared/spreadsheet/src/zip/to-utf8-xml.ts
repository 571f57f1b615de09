/** In bytes: longer than the declaration at the start of an XML file. */
const HEAD = 256;
const DECLARED = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)["']/i;
const UTF8 = /^utf-?8$/i;

/**
 * Converts an XML file to UTF-8 from any encoding, because later steps search its bytes for words and would miss them
 * in UTF-16. A file in an encoding that the browser does not support stays unchanged.
 */
export function toUtf8Xml(bytes: Uint8Array): Uint8Array {
  const encoding = detectWideEncoding(bytes) ?? DECLARED.exec(decodeLatin(bytes.subarray(0, HEAD)))?.[1];
  if (encoding === undefined || UTF8.test(encoding)) return bytes;
  try {
    return new TextEncoder().encode(new TextDecoder(encoding).decode(bytes));
  } catch {
    return bytes;
  }
}

/** Detects the encoding by the byte order mark, or by the zeros around the first character. */
function detectWideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
}

function decodeLatin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
