import { INTL_TAGS, type LocaleId } from '../locale-ids.ts';

/** A plural form of a language, and the smallest whole number that has it. */
export interface PluralForm {
  readonly form: Intl.LDMLPluralRule;
  readonly example: number;
}

const cachedForms = new Map<LocaleId, readonly PluralForm[]>();

/** Returns the plural forms that a language has for whole numbers up to 200: `one`, `few` and `many` in Polish. */
export function listPluralForms(locale: LocaleId): readonly PluralForm[] {
  const forms = cachedForms.get(locale) ?? findForms(locale);
  cachedForms.set(locale, forms);
  return forms;
}

function findForms(locale: LocaleId): readonly PluralForm[] {
  const rules = new Intl.PluralRules(INTL_TAGS[locale] ?? locale);
  const examples = new Map<Intl.LDMLPluralRule, number>();
  for (let number = 0; number <= MAX_EXAMPLE; number += 1) {
    const form = rules.select(number);
    if (!examples.has(form)) examples.set(form, number);
  }
  return [...examples].map(([form, example]) => ({ form, example }));
}

/**
 * The largest number that is tried. All forms of whole numbers occur up to it, except `many` in French, Italian,
 * Portuguese and Spanish, which only millions have.
 */
const MAX_EXAMPLE = 200;
