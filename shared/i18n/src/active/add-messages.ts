import { i18n, type Messages } from '@lingui/core';

/** The ids that a view has shown or checked, although their messages are not loaded. */
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
 * changes, or a view has shown its id without a text. Messages of code that has just loaded are not on screen
 * yet, and rendering the whole console again takes 40 ms.
 */
export function addMessages(locale: string, messages: Messages): void {
  const currentMessages = i18n.locale === locale ? i18n.messages : {};
  const mayBeOnScreen = Object.entries(messages).some(
    ([id, text]) => missing.has(id) || (id in currentMessages && !isSame(currentMessages[id], text)),
  );
  for (const id of Object.keys(messages)) missing.delete(id);
  // `load` renders the views again, `assign` does not.
  if (mayBeOnScreen || i18n.locale !== locale) i18n.load(locale, messages);
  else Object.assign(i18n.messages, messages);
}

function isSame(one: Messages[string] | undefined, other: Messages[string] | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
