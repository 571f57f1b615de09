import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { AppLocale } from '../../src/locale/pseudo-locales.ts';
import { toIntlTag } from '../../src/locale/to-intl-tag.ts';
import type { Rule } from '../finding.ts';
import { SOURCE_LOCALE } from '../message-packages.ts';
import { lacksPlural } from './lacks-plural.ts';

interface TranslationError {
  readonly rule: Rule;
  readonly text: string;
}

/**
 * Returns the errors of one translation: it does not parse, its placeholders or tags differ from the English text, or a
 * plural lacks a form that the language has for whole numbers. `source` is the English text, if there is one.
 */
export function checkTranslation(
  locale: string,
  text: string,
  source: string | undefined,
): readonly TranslationError[] {
  const message = compile(text);
  if (!message) return [{ rule: 'unparsable-message', text }];
  if (text === '') return [];
  return [
    ...compareArguments(message, compile(source ?? '')),
    ...(locale === SOURCE_LOCALE
      ? lacksPlural(message)
        ? [{ rule: 'missing-plural', text } as const]
        : []
      : listMissingForms(locale, message).map((form) => ({ rule: 'missing-form', text: form }) as const)),
  ];
}

function compile(text: string): CompiledMessage | undefined {
  try {
    return compileMessageOrThrow(text);
  } catch {
    return undefined;
  }
}

function compareArguments(own: CompiledMessage, source: CompiledMessage | undefined): TranslationError[] {
  if (!source || source.length === 0) return [];
  const [given, required] = [readArguments(own), readArguments(source)];
  if (given === required) return [];
  return [{ rule: 'different-arguments', text: `${given || 'none'} instead of ${required || 'none'}` }];
}

/** Returns the names of placeholders and tags, sorted. */
function readArguments(message: CompiledMessage): string {
  const names = message.flatMap((token) => (typeof token === 'string' ? tagsIn(token) : [token[0]]));
  return [...new Set(names)].sort().join(', ');
}

const tagsIn = (text: string): readonly string[] => text.match(/<\/?\w+\/?>/g) ?? [];

/** Returns the plural forms of whole numbers that a message lacks, such as `few` in Polish. */
function listMissingForms(locale: string, message: CompiledMessage): readonly string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string' || token[1] !== 'plural' || typeof token[2] !== 'object') return [];
    const forms = Object.keys(token[2] ?? {});
    return wholeNumberForms(locale).filter((form) => !forms.includes(form));
  });
}

function wholeNumberForms(locale: string): readonly string[] {
  const rules = new Intl.PluralRules(toIntlTag(locale as AppLocale));
  return [...new Set(Array.from({ length: 201 }, (_, number) => rules.select(number)))];
}
