/** The two byte orders of UTF-32. */
export type Utf32 = 'utf-32le' | 'utf-32be';

const ORDERS: readonly Utf32[] = ['utf-32le', 'utf-32be'];
/** The maximum share of stray zero characters in a text. Some programs leave a few. */
const STRAY_ZEROS = 0.05;
const BYTE_ORDER_MARK = 0xfeff;

/** Returns the byte order of UTF-32 from the first bytes of a file, or undefined for another encoding. */
export function detectUtf32Order(head: Uint8Array): Utf32 | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength - (head.byteLength % 4));
  return ORDERS.find((order) => isUtf32Text(view, order === 'utf-32le'));
}

function isUtf32Text(view: DataView, isLittleEndian: boolean): boolean {
  if (view.byteLength === 0) return false;
  if (view.getUint32(0, isLittleEndian) === BYTE_ORDER_MARK) return true;
  let zeros = 0;
  for (let at = 0; at < view.byteLength; at += 4) {
    const code = view.getUint32(at, isLittleEndian);
    if (code === 0) zeros += 1;
    else if (!isAssigned(code)) return false;
  }
  return zeros * 4 <= view.byteLength * STRAY_ZEROS;
}

/**
 * Returns whether the code is in a plane in which Unicode has characters. Two UTF-16 characters that are read as one
 * UTF-32 character give a code in an empty plane.
 */
function isAssigned(code: number): boolean {
  const plane = code >>> 16;
  return (plane < 4 && (code < 0xd800 || code > 0xdfff)) || plane === 0xe;
}
