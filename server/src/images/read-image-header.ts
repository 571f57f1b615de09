import { imageSize } from 'image-size';

/** Types of image that engines read, as `image-size` names them. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  bmp: 'image/bmp',
  gif: 'image/gif',
};

export interface ImageHeader {
  readonly mediaType: string;
  /** Pixels as stored, before the EXIF rotation. */
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the type and the size that an image declares in its first bytes, without decoding it. Undefined when engines
 * cannot read the type.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const mediaType = MEDIA_TYPES[type];
    return mediaType && width > 0 && height > 0 ? { mediaType, width, height } : undefined;
  } catch {
    return undefined;
  }
}
