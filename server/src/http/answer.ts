import { type Envelope, ERROR_CODES } from '@atrium/contract';
import type { BusinessFailure } from './business-failure.ts';
import { wordFailure, wordField } from './messages/word-failure.ts';
import type { MessageLocale } from './request-context.ts';

export function successEnvelope(data: unknown): Envelope {
  return { code: ERROR_CODES.ok, data };
}

export function failureEnvelope(failure: BusinessFailure, locale: MessageLocale): Envelope {
  const msg = wordFailure(locale, failure.code, failure.data);
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
