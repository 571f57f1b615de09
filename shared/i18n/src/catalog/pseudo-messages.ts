import type { Messages } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { PseudoLocale } from '../locale/pseudo-locales.ts';
import { addAccents, padding } from './pseudo-text.ts';

const MARKS: Readonly<Record<PseudoLocale, readonly [string, string]>> = {
  'en-XA': ['[', ']'],
  'en-XB': ['\u200f⟦', '⟧\u200f'],
};

/**
 * Returns the English messages in pseudo-locale form. Text that still reads as plain English on a page does not come
 * from the catalogs.
 */
export function pseudoMessages(locale: PseudoLocale, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, pseudoMessage(locale, message)]),
  );
}

export function pseudoText(locale: PseudoLocale, text: string): string {
  const [open, close] = MARKS[locale];
  return `${open}${addAccents(text)} ${padding(text.length)}${close}`;
}

function pseudoMessage(locale: PseudoLocale, message: Messages[string]): CompiledMessage {
  if (typeof message === 'string') return [pseudoText(locale, message)];
  const [open, close] = MARKS[locale];
  return [open, ...message.map(pseudoToken), ` ${padding(getLength(message))}${close}`];
}

function pseudoToken(token: CompiledMessage[number]): CompiledMessage[number] {
  if (typeof token === 'string') return addAccents(token);
  const [name, type, cases] = token;
  if (!type || !cases || typeof cases === 'string' || typeof cases === 'function') return token;
  if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') return token;
  const changed = Object.entries(cases).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(pseudoToken) : value,
  ]);
  return [name, type, Object.fromEntries(changed)];
}

function getLength(message: CompiledMessage): number {
  return message.reduce((sum, token) => sum + (typeof token === 'string' ? token.length : 8), 0);
}
