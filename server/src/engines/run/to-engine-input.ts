import { ERROR_CODES, type TaskInput } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { UploadedImage } from '../../domain/request-context.ts';
import type { EngineInput } from '../core/engine.ts';

/**
 * A task's input with the image in place that came as the call's file.
 *
 * @throws BusinessError `invalid`, naming the field `file`, when none came.
 */
export function toEngineInput(input: TaskInput, file: UploadedImage | undefined): EngineInput {
  if (input.kind !== 'image') return input;
  if (!file) throw new BusinessError(ERROR_CODES.invalid, undefined, ['file']);
  return { kind: 'image', image: file.bytes };
}
