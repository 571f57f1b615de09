import { ERROR_CODES, LIMITS } from '@atrium/contract';
import { BusinessError } from '../domain/business-error.ts';
import { type ImageHeader, readImageHeader } from './read-image-header.ts';

/**
 * Checks that engines can read the type of an image and that the image is within the limits. Returns its header.
 *
 * @throws BusinessError `imageUnreadable`, or one that names the exceeded limit.
 */
export function assertImage(bytes: Uint8Array): ImageHeader {
  if (bytes.length > LIMITS.imageBytes) {
    throw new BusinessError(ERROR_CODES.imageTooLarge, { megabytes: LIMITS.imageBytes / 1024 ** 2 });
  }
  const header = readImageHeader(bytes);
  if (!header) throw new BusinessError(ERROR_CODES.imageUnreadable);
  if (Math.max(header.width, header.height) > LIMITS.imageSide) {
    throw new BusinessError(ERROR_CODES.imageSideTooLong, { side: LIMITS.imageSide });
  }
  if (header.width * header.height > LIMITS.imagePixels) {
    throw new BusinessError(ERROR_CODES.imageTooManyPixels, { megapixels: LIMITS.imagePixels / 1e6 });
  }
  return header;
}
