import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_IDS, type LocaleId } from '@atrium/contract';
import PO from 'pofile';

type Texts = ReadonlyMap<string, string>;

/** The catalogs of the server. An entry's id is its English text. */
const FOLDER = path.resolve(import.meta.dirname, '../../../locales');

const catalogs = new Map<LocaleId, Texts>();

/** The texts of the deployment that replace those of the catalogs, by locale and English text. */
let overrides: ReadonlyMap<LocaleId, Texts> = new Map();

/** Replaces all overrides. */
export function replaceTextOverrides(next: ReadonlyMap<LocaleId, Texts>): void {
  overrides = next;
}

/** Returns the translation of an English text of the server, or the English text if there is none. */
export function translate(locale: LocaleId, text: string): string {
  return overrides.get(locale)?.get(text) ?? translateSeed(locale, text);
}

/**
 * Returns a text of a seed in a language. An override of the same text does not apply, because the texts of stored
 * records are compared with those of the catalogs.
 */
export function translateSeed(locale: LocaleId, text: string): string {
  return translateBuiltIn(locale, text) ?? text;
}

/** Returns the translation of the catalog, or undefined if there is none. */
export function translateBuiltIn(locale: LocaleId, text: string): string | undefined {
  return getCatalog(locale).get(text);
}

/** Returns a text of a seed in every language. */
export function listSeedTranslations(text: string): readonly string[] {
  return [...new Set(LOCALE_IDS.map((locale) => translateSeed(locale, text)))];
}

function getCatalog(locale: LocaleId): Texts {
  const cached = catalogs.get(locale);
  if (cached) return cached;
  const catalog = readCatalog(path.join(FOLDER, `${locale}.po`));
  catalogs.set(locale, catalog);
  return catalog;
}

function readCatalog(file: string): Texts {
  if (!existsSync(file)) return new Map();
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  return new Map(items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : [])));
}
