import type { LocaleId } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { getErrorMessage } from '../../domain/messages/error-message.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../../engines/core/engine-failure-codes.ts';

/** Returns the reason why a version failed, as a sentence. Details from the engine follow in their original text. */
export function describeFailure(failure: unknown, locale: LocaleId): string {
  if (failure instanceof EngineFailure) {
    const { reason, rejection, message } = failure;
    if (rejection) return getErrorMessage(locale, rejection.code, rejection.data);
    return `${getErrorMessage(locale, ENGINE_FAILURE_CODES[reason])} (${message})`;
  }
  if (failure instanceof BusinessError) {
    const { code, data, fields } = failure;
    const names = fields.length > 0 ? ` (${fields.join(', ')})` : '';
    return getErrorMessage(locale, code, data) + names;
  }
  return failure instanceof Error ? failure.message : String(failure);
}
