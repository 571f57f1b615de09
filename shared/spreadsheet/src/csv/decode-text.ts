import type { Encoding } from '../grid/grid.ts';

/** The text of a file without its byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}
