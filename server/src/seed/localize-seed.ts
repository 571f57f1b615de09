import type { Localized, MessageLocale } from '../domain/message-locale.ts';
import { SEED_TEXTS, type SeededKind } from './seed-texts.ts';

/** The translatable texts of a row. */
interface Texts {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** The seed that a row may come from: its slug, or the seed key of an app. */
type SeedKey = string | null;

/** Returns the texts of a seed in one language, to store a new row with. */
export function seedTextsIn(kind: SeededKind, key: string, locale: MessageLocale) {
  const texts = SEED_TEXTS[kind][key];
  if (!texts) throw new Error(`No seed of the kind ${kind} has the key ${key}.`);
  const { name, description, tags } = texts;
  return { name: name[locale], description: description[locale], tags: tags?.[locale] ?? [] };
}

/**
 * Returns the row with the texts of its seed in the language of the reader. Texts that a user changed stay as they are.
 */
export function localizeSeed<Row extends Texts>(
  kind: SeededKind,
  key: SeedKey,
  row: Row,
  locale: MessageLocale,
): Row {
  return withSeedTexts(kind, key, row, (wording) => wording[locale]);
}

/** Does the same for a single name. */
export function localizeSeedName(
  kind: SeededKind,
  key: SeedKey,
  name: string,
  locale: MessageLocale,
): string {
  return localizeSeed(kind, key, { name }, locale).name;
}

/**
 * Returns a draft in which the texts of a seed, in any language, are replaced by the stored ones. So a reader who saves
 * the shown texts unchanged renames nothing.
 */
export function restoreSeedTexts<Draft extends Texts>(
  kind: SeededKind,
  key: SeedKey,
  stored: Texts,
  draft: Draft,
): Draft {
  return withSeedTexts(kind, key, draft, (wording, field) =>
    isSeedText(wording, stored[field]) ? stored[field] : draft[field],
  );
}

function withSeedTexts<Row extends Texts>(
  kind: SeededKind,
  key: SeedKey,
  row: Row,
  choose: (wording: Localized<unknown>, field: keyof Texts) => unknown,
): Row {
  const texts = key === null || !Object.hasOwn(SEED_TEXTS[kind], key) ? undefined : SEED_TEXTS[kind][key];
  if (!texts) return row;
  const chosen = Object.entries(texts).flatMap(([name, wording]) => {
    const field = name as keyof Texts;
    return isSeedText(wording, row[field]) ? [[field, choose(wording, field)]] : [];
  });
  return { ...row, ...Object.fromEntries(chosen) };
}

function isSeedText(wording: Localized<unknown>, text: unknown): boolean {
  return Object.values(wording).some((one) => JSON.stringify(one) === JSON.stringify(text));
}
