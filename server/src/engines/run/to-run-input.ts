import { ERROR_CODES, type TaskInput } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { UploadedFile } from '../../domain/request-context.ts';
import type { RunInput } from '../core/engine.ts';

/**
 * Returns a task's input with the image that was uploaded with the call.
 *
 * @throws BusinessError `invalid` for the field `file` when no image was uploaded.
 */
export function toRunInput(input: TaskInput, file: UploadedFile | undefined): RunInput {
  if (input.kind !== 'image') return input;
  if (!file) throw new BusinessError(ERROR_CODES.invalid, undefined, ['file']);
  return { kind: 'image', image: file.bytes };
}
