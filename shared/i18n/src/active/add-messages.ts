import { i18n, type Messages } from '@lingui/core';

/** Ids that a view has shown without a text. */
const missing = new Set<string>();

i18n.on('missing', ({ id }) => missing.add(id));

/** Returns whether a message is available. If it is not, views render again when it is added. */
export function hasMessage(id: string): boolean {
  if (id in i18n.messages) return true;
  missing.add(id);
  return false;
}

/**
 * Adds messages to those of a locale. Views render again only if one of the messages can be on screen: its text
 * changes, or a view has shown its id without a text. Messages of code that loads for the first time are on no screen,
 * and rendering the whole console again takes 40 ms.
 */
export function addMessages(locale: string, messages: Messages): void {
  const known = i18n.locale === locale ? i18n.messages : {};
  const isShown = Object.entries(messages).some(
    ([id, text]) => missing.has(id) || (id in known && !isSame(known[id], text)),
  );
  for (const id of Object.keys(messages)) missing.delete(id);
  if (isShown || i18n.locale !== locale) i18n.load(locale, messages);
  else Object.assign(i18n.messages, messages);
}

function isSame(one: Messages[string] | undefined, other: Messages[string] | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
