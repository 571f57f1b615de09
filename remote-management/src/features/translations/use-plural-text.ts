import type { LocaleId } from '@atrium/contract';
import { useState } from 'react';
import { joinPlural, listShownForms, type PluralText, type ShownForm, splitPlural } from './plural-text.ts';

interface PluralOptions {
  readonly locale: LocaleId;
  /** The English text. */
  readonly source: string;
  /** The translation. */
  readonly value: string;
  onChange(value: string): void;
}

/** A translation as the texts of its plural forms. */
export interface EditedPlural {
  readonly forms: readonly (ShownForm & { readonly text: string })[];
  change(form: string, text: string): void;
}

/**
 * Returns the forms of a translation whose whole text is a plural. Undefined if the English text or the translation is
 * another kind of message.
 */
export function usePluralText({ locale, source, value, onChange }: PluralOptions): EditedPlural | undefined {
  // While the user types, a form may have an error, such as a missing brace. Then `value` cannot be split again.
  const [lastEdit, setLastEdit] = useState<{ readonly value: string; readonly plural: PluralText }>();
  const original = splitPlural(source);
  if (!original) return undefined;
  const empty: PluralText = { argument: original.argument, forms: new Map() };
  const plural = lastEdit?.value === value ? lastEdit.plural : value === '' ? empty : splitPlural(value);
  if (!plural) return undefined;
  const forms = listShownForms(locale, plural).map((shown) => ({
    ...shown,
    text: plural.forms.get(shown.form) ?? '',
  }));
  return {
    forms,
    change(changed, text) {
      const texts = forms.map(({ form, text: old }) => [form, form === changed ? text : old] as const);
      const next = { argument: plural.argument, forms: new Map(texts) };
      const joined = joinPlural(next);
      setLastEdit({ value: joined, plural: next });
      onChange(joined);
    },
  };
}
