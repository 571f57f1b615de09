import { type Envelope, ERROR_CODES } from '@atrium/contract';
import type { BusinessError } from '../domain/business-error.ts';
import type { MessageLocale } from '../domain/message-locale.ts';
import { wordError, wordField } from '../domain/messages/word-error.ts';

export function successEnvelope(data: unknown): Envelope {
  return { code: ERROR_CODES.ok, data };
}

export function failureEnvelope(failure: BusinessError, locale: MessageLocale): Envelope {
  const msg = wordError(locale, failure.code, failure.data);
  const wording = failure.code === ERROR_CODES.invalid ? wordField(locale) : msg;
  return {
    code: failure.code,
    msg,
    ...(failure.data === undefined ? {} : { data: failure.data }),
    ...(failure.fields.length > 0
      ? { fields: failure.fields.map((field) => ({ field, msg: wording })) }
      : {}),
  };
}
