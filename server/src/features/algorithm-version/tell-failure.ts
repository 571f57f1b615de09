import { BusinessError } from '../../domain/business-error.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import { wordError } from '../../domain/messages/word-error.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../../engines/core/engine-failure-codes.ts';

/** Why a version did not pass, as a sentence; what only the engine can tell follows it in the engine's own words. */
export function tellFailure(failure: unknown, locale: MessageLocale): string {
  if (failure instanceof EngineFailure) {
    const { reason, refusal, message } = failure;
    if (refusal) return wordError(locale, refusal.code, refusal.data);
    return `${wordError(locale, ENGINE_FAILURE_CODES[reason])} (${message})`;
  }
  if (failure instanceof BusinessError) {
    const { code, data, fields } = failure;
    const places = fields.length > 0 ? ` (${fields.join(', ')})` : '';
    return wordError(locale, code, data) + places;
  }
  return failure instanceof Error ? failure.message : String(failure);
}
