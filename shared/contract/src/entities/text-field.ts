import { maxLength, refine, string } from 'zod/mini';

/**
 * Returns the schema of a request text: at most `longest` UTF-16 code units, and always text that the database can
 * store, without NUL and lone surrogates. `checks`, such as `trim()`, run first.
 */
export function textField(longest: number, ...checks: Parameters<ReturnType<typeof string>['check']>) {
  return string().check(...checks, maxLength(longest), refine(isStorableText));
}

const LONE_SURROGATE = /\p{Cs}/u;

/** Returns whether a text has neither NUL nor lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}
