import { ERROR_CODES, MODEL_LIMITS, truncateEnd } from '@atrium/contract';
import { BusinessError } from '../domain/business-error.ts';
import type { UploadedFile } from '../domain/request-context.ts';
import type { FormFile } from './read-form.ts';

const MAX_NAME_LENGTH = 255;

/**
 * Returns a model file as handlers receive it. Its content is not checked.
 *
 * @throws BusinessError `modelTooLarge`.
 */
export function toUploadedModel({ name, bytes }: FormFile): UploadedFile {
  const { fileBytes } = MODEL_LIMITS;
  if (bytes.length > fileBytes) {
    throw new BusinessError(ERROR_CODES.modelTooLarge, { megabytes: fileBytes / 2 ** 20 }, ['file']);
  }
  return { bytes, mediaType: 'application/octet-stream', name: truncateEnd(name, MAX_NAME_LENGTH) };
}
