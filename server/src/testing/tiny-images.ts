import { Transformer } from '@napi-rs/image';

/** Returns an image of one color, as a PNG file. */
export async function createTinyPng(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  return new Uint8Array(await Transformer.fromRgbaPixels(pixels, width, height).png());
}

/** Returns the first bytes of a PNG file that declares this many pixels but contains none. */
export function createPngHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  // The signature, and the chunk IHDR: 13 bytes of data, which begin with the width and the height.
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n', 'latin1');
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return new Uint8Array(header);
}
