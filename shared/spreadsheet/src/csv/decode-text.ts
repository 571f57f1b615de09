import type { Encoding } from '../grid/grid.ts';
import { decodeUtf32 } from './decode-utf-32.ts';

/** Returns the text of a file without its byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'utf-32le' || encoding === 'utf-32be') return decodeUtf32(bytes, encoding);
  return new TextDecoder(encoding).decode(bytes);
}
