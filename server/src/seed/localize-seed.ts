import { LOCALE_IDS, type LocaleId } from '@atrium/contract';
import { translateSeed } from '../domain/texts/translate.ts';
import { SEED_TEXTS, type SeededKind } from './seed-texts.ts';

/** The translatable texts of a row. */
interface Texts {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** A text of a seed, or its tags. */
type SeedText = string | readonly string[];

/** Names the seed from which a row may come: the slug, or the seed key of an app. Null if it comes from no seed. */
type SeedKey = string | null;

/** Returns the texts of a seed in one language, for a new row. */
export function getSeedTexts(kind: SeededKind, key: string, locale: LocaleId) {
  const texts = SEED_TEXTS[kind][key];
  if (!texts) throw new Error(`No seed of the kind ${kind} has the key ${key}.`);
  const { name, description, tags } = texts;
  return {
    name: translateSeed(locale, name),
    description: translateSeed(locale, description),
    tags: (tags ?? []).map((tag) => translateSeed(locale, tag)),
  };
}

/**
 * Returns the row with the texts of its seed in the language of the reader. Texts that a user changed stay as they are.
 */
export function localizeSeed<Row extends Texts>(
  kind: SeededKind,
  key: SeedKey,
  row: Row,
  locale: LocaleId,
): Row {
  return withSeedTexts(kind, key, row, (text) => translateTexts(locale, text));
}

/** Does the same as {@link localizeSeed} for a single name. */
export function localizeSeedName(kind: SeededKind, key: SeedKey, name: string, locale: LocaleId): string {
  return localizeSeed(kind, key, { name }, locale).name;
}

/**
 * Returns a draft in which the texts of a seed, in any language, are replaced by the stored ones. So a reader who saves
 * the shown texts unchanged renames nothing. If a user has changed the stored text, the text of the draft stays.
 */
export function undoSeedLocalization<Draft extends Texts>(
  kind: SeededKind,
  key: SeedKey,
  stored: Texts,
  draft: Draft,
): Draft {
  return withSeedTexts(kind, key, draft, (text, field) =>
    isSeedText(text, stored[field]) ? stored[field] : draft[field],
  );
}

/** Returns the row, with the result of `choose` in each field that has the text of the seed in any language. */
function withSeedTexts<Row extends Texts>(
  kind: SeededKind,
  key: SeedKey,
  row: Row,
  choose: (text: SeedText, field: keyof Texts) => unknown,
): Row {
  const texts = key === null || !Object.hasOwn(SEED_TEXTS[kind], key) ? undefined : SEED_TEXTS[kind][key];
  if (!texts) return row;
  const chosen = (Object.entries(texts) as [keyof Texts, SeedText][]).flatMap(([field, text]) => {
    return isSeedText(text, row[field]) ? [[field, choose(text, field)]] : [];
  });
  return { ...row, ...Object.fromEntries(chosen) };
}

/** Returns whether a value is the text of a seed in any language. */
function isSeedText(text: SeedText, value: unknown): boolean {
  const json = JSON.stringify(value);
  return LOCALE_IDS.some((locale) => JSON.stringify(translateTexts(locale, text)) === json);
}

function translateTexts(locale: LocaleId, text: SeedText): SeedText {
  return typeof text === 'string'
    ? translateSeed(locale, text)
    : text.map((tag) => translateSeed(locale, tag));
}
