import { imageSize } from 'image-size';

/** Kinds of image that engines read, as `image-size` names them. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  bmp: 'image/bmp',
  gif: 'image/gif',
};

export interface ImageHeader {
  readonly mediaType: string;
  /** Pixels as they are stored: before the turn that EXIF may ask for. */
  readonly width: number;
  readonly height: number;
}

/** What an image says of itself in its first bytes, nothing being decoded; undefined when it is none that engines read. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  try {
    const { type = '', width, height } = imageSize(bytes);
    const mediaType = MEDIA_TYPES[type];
    return mediaType && width > 0 && height > 0 ? { mediaType, width, height } : undefined;
  } catch {
    return undefined;
  }
}
