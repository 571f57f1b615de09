import { type Call, type DataOf, ERROR_CODES, envelopeSchema } from '@atrium/contract';
import type { Cipher } from '@atrium/contract/wire';
import type { ZodMiniType } from 'zod/mini';
import { BusinessError } from './business-error.ts';
import { NetworkError } from './network-error.ts';

interface ResponseContext {
  readonly cipher: Cipher;
  readonly url: string;
}

/**
 * Decrypts and parses a response. With code 0 it returns the data, and any other code throws `BusinessError`. A
 * response without a code contains only the data. A response that cannot be decrypted or does not match its schema
 * throws `NetworkError` of kind `unreadable`.
 */
export function openResponse<C extends Call>(
  call: C,
  text: string,
  { cipher, url }: ResponseContext,
): DataOf<C> {
  const response = throwIfUnreadable(url, () => JSON.parse(cipher.open(text)) as unknown);
  if (!hasCode(response)) return parse(call.data, response, url) as DataOf<C>;
  const { code, data, msg, fields } = parse(envelopeSchema, response, url);
  if (code !== ERROR_CODES.ok) {
    throw new BusinessError({ code, msg: msg ?? '', url, fields: fields ?? [], data });
  }
  return parse(call.data, data, url) as DataOf<C>;
}

function hasCode(response: unknown): boolean {
  return typeof response === 'object' && response !== null && 'code' in response;
}

function parse<Value>(schema: ZodMiniType<Value>, value: unknown, url: string): Value {
  return throwIfUnreadable(url, () => schema.parse(value));
}

/** Returns the result of `read`, or throws `NetworkError` if it fails. */
function throwIfUnreadable<Value>(url: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new NetworkError('unreadable', url, error);
  }
}
