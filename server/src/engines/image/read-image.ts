import { ERROR_CODES } from '@atrium/contract';
import { decodeImage } from '../../images/decode-image.ts';
import type { GrayImage } from '../../images/gray-image.ts';
import type { EngineInput } from '../core/engine.ts';
import { InputRejectedError } from '../core/input-rejection.ts';

/**
 * Decodes the image of a request.
 *
 * @throws InputRejectedError `imageDamaged` when the image cannot be decoded. The upload has checked only its header.
 */
export function readImage(input: EngineInput): GrayImage {
  if (input.kind !== 'image') throw new Error('This engine reads images only.');
  try {
    return decodeImage(input.image);
  } catch (error) {
    throw new InputRejectedError(ERROR_CODES.imageDamaged, `The image cannot be decoded: ${error}`, {}, [
      'file',
    ]);
  }
}
