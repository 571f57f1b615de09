import { checkTranslation, type TranslationError } from './check-translation.ts';
import { parseMessage } from './parse-message.ts';

/** The prefix of the ids of the server's texts. The ids of the console's messages begin with their package. */
export const SERVER_PREFIX = 'server.';

/** Returns whether an id names a text of the server, such as a mail. */
export function isServerText(id: string): boolean {
  return id.startsWith(SERVER_PREFIX);
}

/**
 * Returns the errors of the translation of a message. The texts of the server have placeholders such as `{name}`, but
 * no plurals or formats.
 */
export function checkMessage(
  locale: string,
  text: string,
  { id, source }: { readonly id: string; readonly source: string },
): readonly TranslationError[] {
  if (!isServerText(id)) return checkTranslation(locale, text, source);
  // A token of a placeholder has only a name. One of a plural or a format has further parts.
  const isFormatted = parseMessage(text)?.some((token) => typeof token !== 'string' && token.length > 1);
  if (isFormatted) return [{ rule: 'formatted-server-text', text }];
  // In a message of the console, a count before a noun needs a plural, as in `{rows} rows`. The server cannot format
  // plurals, so its texts may do without.
  return checkTranslation(locale, text, source).filter(({ rule }) => rule !== 'missing-plural');
}
