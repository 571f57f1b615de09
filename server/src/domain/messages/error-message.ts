import type { ErrorCode, LocaleId } from '@atrium/contract';
import { translate } from '../texts/translate.ts';
import { ERROR_MESSAGES } from './error-messages.ts';

/** Returns the message for an error code in the caller's language and fills its placeholders from the error's data. */
export function getErrorMessage(locale: LocaleId, code: ErrorCode, data?: unknown): string {
  return fill(translate(locale, ERROR_MESSAGES[code]), data);
}

/** Returns the message for a field that its schema or a rule rejects. */
export function getFieldMessage(locale: LocaleId): string {
  return translate(locale, ERROR_MESSAGES.field);
}

function fill(message: string, data: unknown): string {
  const values = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
