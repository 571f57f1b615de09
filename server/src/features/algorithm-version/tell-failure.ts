import { EngineFailure } from '../../engines/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../../engines/engine-failure-codes.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import { wordFailure } from '../../http/messages/word-failure.ts';
import type { MessageLocale } from '../../http/request-context.ts';

/** Why a version did not pass, as a sentence; what only the engine can tell follows it in the engine's own words. */
export function tellFailure(failure: unknown, locale: MessageLocale): string {
  if (failure instanceof EngineFailure) {
    const { reason, refusal, message } = failure;
    if (refusal) return wordFailure(locale, refusal.code, refusal.data);
    return `${wordFailure(locale, ENGINE_FAILURE_CODES[reason])} (${message})`;
  }
  if (failure instanceof BusinessFailure) {
    const { code, data, fields } = failure;
    const places = fields.length > 0 ? ` (${fields.join(', ')})` : '';
    return wordFailure(locale, code, data) + places;
  }
  return failure instanceof Error ? failure.message : String(failure);
}
