import { maxLength, refine, string } from 'zod/mini';

/**
 * Text of a request: never longer than `longest` UTF-16 code units, and always text that the database can store, so
 * without NUL and without half of a surrogate pair. `checks`, such as `trim()`, run first.
 */
export function textField(longest: number, ...checks: Parameters<ReturnType<typeof string>['check']>) {
  return string().check(...checks, maxLength(longest), refine(isStorableText));
}

const LONE_SURROGATE = /\p{Cs}/u;

/** Whether a text has neither NUL nor half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}
