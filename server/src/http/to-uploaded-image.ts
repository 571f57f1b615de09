import { truncateEnd } from '@atrium/contract';
import type { UploadedFile } from '../domain/request-context.ts';
import { assertImage } from '../images/assert-image.ts';
import type { FormFile } from './read-form.ts';

const MAX_NAME_LENGTH = 255;

/**
 * Returns the file as handlers receive it. Its media type is read from its bytes, whatever the caller declares.
 *
 * @throws BusinessError when it is not an image within the limits.
 */
export function toUploadedImage({ name, bytes }: FormFile): UploadedFile {
  const { mediaType } = assertImage(bytes);
  return { bytes, mediaType, name: truncateEnd(name, MAX_NAME_LENGTH) };
}
