import type { Messages } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { PseudoLocale } from '../locale/pseudo-locales.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒĝĥïĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, index) => [letter, [...ACCENTED][index] ?? letter]));
/** Tags of rich text and placeholders, which must stay unchanged. */
const UNCHANGED = /(<[^>]*>|#?\{[^}]*\})/;
/** The length of the padding, as a share of the length of the text. */
const GROWTH = 0.4;
/** The estimated length of a value that replaces a placeholder. */
const VALUE_LENGTH = 8;

/** Replaces each Latin letter by an accented one. Tags and placeholders stay unchanged. */
function addAccents(text: string): string {
  return text
    .split(UNCHANGED)
    .map((part, index) =>
      index % 2 === 1 ? part : Array.from(part, (letter) => ACCENTS.get(letter) ?? letter).join(''),
    )
    .join('');
}

/**
 * Returns the padding for a message of this length. Its groups have at most eight letters, so that it wraps like prose.
 */
function createPadding(length: number): string {
  const filler = 'ẋ'.repeat(Math.ceil(length * GROWTH));
  return filler.replace(/(.{8})(?=.)/g, '$1 ');
}

const BRACKETS: Readonly<Record<PseudoLocale, readonly [string, string]>> = {
  'en-XA': ['[', ']'],
  'en-XB': ['\u200f⟦', '⟧\u200f'],
};

/**
 * Returns the English messages in pseudo-locale form. Text that still reads as plain English on a page does not come
 * from the catalogs.
 */
export function createPseudoMessages(locale: PseudoLocale, messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, createPseudoMessage(locale, message)]),
  );
}

export function createPseudoText(locale: PseudoLocale, text: string): string {
  const [open, close] = BRACKETS[locale];
  return `${open}${addAccents(text)} ${createPadding(text.length)}${close}`;
}

function createPseudoMessage(locale: PseudoLocale, message: Messages[string]): CompiledMessage {
  if (typeof message === 'string') return [createPseudoText(locale, message)];
  const [open, close] = BRACKETS[locale];
  return [open, ...message.map(createPseudoToken), ` ${createPadding(getLength(message))}${close}`];
}

function createPseudoToken(token: CompiledMessage[number]): CompiledMessage[number] {
  if (typeof token === 'string') return addAccents(token);
  const [name, type, cases] = token;
  if (!type || !cases || typeof cases === 'string' || typeof cases === 'function') return token;
  if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') return token;
  const changed = Object.entries(cases).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(createPseudoToken) : value,
  ]);
  return [name, type, Object.fromEntries(changed)];
}

function getLength(message: CompiledMessage): number {
  return message.reduce((sum, token) => sum + (typeof token === 'string' ? token.length : VALUE_LENGTH), 0);
}
