import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/**
 * Placeholders that contain a count, recognized by the last part of their names: `count`, `rowCount`, `refreshSeconds`.
 */
const COUNT =
  /(?:^|[a-z])(?:count|counts|rows|columns|cells|entries|items|total|found|days|hours|minutes|seconds|horizon)$/i;
/** The start of the noun after a count. The excluded words are not nouns, or have no plural. */
const NOUN = /^ (?!(?:and|failed|of|or|selected|to|unread|s|ms)\b)[a-z]/;

/**
 * Returns whether an English message shows a count before a noun of which it contains only one
 * form, as in `{rows} rows`.
 */
export function lacksPlural(message: CompiledMessage): boolean {
  return message.some((token, index) => {
    const next = message[index + 1];
    return (
      typeof token !== 'string' &&
      (token[1] === undefined || token[1] === 'number') &&
      COUNT.test(token[0]) &&
      typeof next === 'string' &&
      NOUN.test(next)
    );
  });
}
