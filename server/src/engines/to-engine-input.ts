import { ERROR_CODES, type TaskInput } from '@atrium/contract';
import { BusinessFailure } from '../http/business-failure.ts';
import type { UploadedImage } from '../http/request-context.ts';
import type { EngineInput } from './engine.ts';

/**
 * A task's input with the image in place that came as the call's file.
 *
 * @throws BusinessFailure `invalid`, naming the field `file`, when none came.
 */
export function toEngineInput(input: TaskInput, file: UploadedImage | undefined): EngineInput {
  if (input.kind !== 'image') return input;
  if (!file) throw new BusinessFailure(ERROR_CODES.invalid, undefined, ['file']);
  return { kind: 'image', image: file.bytes };
}
