import { ERROR_CODES } from '@atrium/contract';
import { decodeImage } from '../../images/decode-image.ts';
import type { GrayImage } from '../../images/gray-image.ts';
import type { EngineInput } from '../engine.ts';
import { InputRefusal } from '../input-refusal.ts';

/**
 * The image that an engine was given.
 *
 * @throws InputRefusal when only its head is that of an image: what follows can't be decoded.
 */
export function readImage(input: EngineInput): GrayImage {
  if (input.kind !== 'image') throw new Error('This engine reads images only.');
  try {
    return decodeImage(input.image);
  } catch (error) {
    throw new InputRefusal(ERROR_CODES.imageUnreadable, `The image can't be decoded: ${error}`);
  }
}
