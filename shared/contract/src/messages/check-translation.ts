import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { LOCALE_IDS } from '../locale-ids.ts';
import { lacksPlural } from './lacks-plural.ts';
import { listPlaceholders } from './list-placeholders.ts';
import { parseMessage } from './parse-message.ts';
import { listPluralForms } from './plural-forms.ts';
import { SOURCE_LOCALE } from './source-locale.ts';

export type TranslationRule =
  | 'unparsable-message'
  | 'different-arguments'
  | 'missing-plural'
  | 'missing-form'
  | 'formatted-server-text';

/** An error of a translation. */
export interface TranslationError {
  readonly rule: TranslationRule;
  /** The rejected text, the missing plural form, or a comparison of the placeholders. */
  readonly text: string;
  /** Placeholders and tags that the translation lacks, if the rule is `different-arguments`. */
  readonly missing?: readonly string[];
  /** Placeholders and tags that the English text does not have. */
  readonly unknown?: readonly string[];
}

/**
 * Returns the errors of one translation: it does not parse, its placeholders or tags differ from the English text, or a
 * plural lacks a form that the language has for whole numbers. An English text, which translators may change too, must
 * also use a plural for a noun after a count. `source` is the built-in English text, if there is one.
 */
export function checkTranslation(
  locale: string,
  text: string,
  source: string | undefined,
): readonly TranslationError[] {
  const message = parseMessage(text);
  if (!message) return [{ rule: 'unparsable-message', text }];
  // An empty text is a missing translation, not a wrong one.
  if (text === '') return [];
  return [...comparePlaceholders(message, source), ...checkPlurals(locale, message, text)];
}

function comparePlaceholders(translated: CompiledMessage, source: string | undefined): TranslationError[] {
  const original = parseMessage(source ?? '');
  if (!original || original.length === 0) return [];
  const [given, required] = [listPlaceholders(translated), listPlaceholders(original)];
  const missing = required.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !required.includes(name));
  if (missing.length + unknown.length === 0) return [];
  const text = `${given.join(', ') || 'none'} instead of ${required.join(', ') || 'none'}`;
  return [{ rule: 'different-arguments', text, missing, unknown }];
}

function checkPlurals(locale: string, message: CompiledMessage, text: string): TranslationError[] {
  const missing = listMissingForms(locale, message).map((form) => ({
    rule: 'missing-form' as const,
    text: form,
  }));
  return locale === SOURCE_LOCALE && lacksPlural(message)
    ? [{ rule: 'missing-plural', text }, ...missing]
    : missing;
}

/**
 * Returns the plural forms that a message lacks, and those without a text. A plural needs the forms of whole numbers,
 * such as `few` in Polish, and `other`, which all other numbers use.
 */
function listMissingForms(locale: string, message: CompiledMessage): readonly string[] {
  const localeId = LOCALE_IDS.find((id) => id === locale);
  const forms = new Set<string>(localeId ? listPluralForms(localeId).map(({ form }) => form) : []).add(
    'other',
  );
  return message.flatMap((token) => {
    if (typeof token === 'string' || token[1] !== 'plural' || typeof token[2] !== 'object') return [];
    const given = Object.entries(token[2] ?? {});
    // A form may be empty if the message contains more than the plural. For example, a plural may add only the ending
    // of a word.
    const empty = message.length === 1 ? given.filter(([, form]) => isEmpty(form)).map(([form]) => form) : [];
    const filled = given.map(([form]) => form).filter((form) => !empty.includes(form));
    return [...new Set([...[...forms].filter((form) => !filled.includes(form)), ...empty])];
  });
}

const isEmpty = (form: unknown): boolean => Array.isArray(form) && form.length === 0;
