import type { Utf32 } from '../guard/detect-utf-32-order.ts';

const LAST_CODE = 0x10ffff;
const REPLACEMENT = 0xfffd;

/** Decodes UTF-32, which browsers do not support. Removes the byte order mark. */
export function decodeUtf32(bytes: Uint8Array, order: Utf32): string {
  const from = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const to = new DataView(new ArrayBuffer(Math.ceil(bytes.byteLength / 4) * 4));
  let end = 0;
  const write = (unit: number) => {
    to.setUint16(end, unit, true);
    end += 2;
  };
  for (let at = 0; at < bytes.byteLength; at += 4) {
    const code = at + 4 > bytes.byteLength ? REPLACEMENT : from.getUint32(at, order === 'utf-32le');
    if (code > LAST_CODE) write(REPLACEMENT);
    else if (code < 0x10000) write(code);
    else {
      // A character above U+FFFF is a surrogate pair in UTF-16.
      write(0xd800 + ((code - 0x10000) >> 10));
      write(0xdc00 + ((code - 0x10000) & 0x3ff));
    }
  }
  return new TextDecoder('utf-16le').decode(new Uint8Array(to.buffer, 0, end));
}
