import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_IDS, type LocaleId } from '@atrium/contract';
import PO from 'pofile';

/** The catalogs of the server. An entry's id is its English text. */
const FOLDER = path.resolve(import.meta.dirname, '../../../locales');

const catalogs = new Map<LocaleId, ReadonlyMap<string, string>>();

/** Returns an English text of the server in another language, or in English if it is not translated. */
export function translate(locale: LocaleId, text: string): string {
  return getCatalog(locale).get(text) ?? text;
}

/** Returns a text in every language. */
export function listTranslations(text: string): readonly string[] {
  return [...new Set(LOCALE_IDS.map((locale) => translate(locale, text)))];
}

function getCatalog(locale: LocaleId): ReadonlyMap<string, string> {
  const known = catalogs.get(locale);
  if (known) return known;
  const catalog = readCatalog(path.join(FOLDER, `${locale}.po`));
  catalogs.set(locale, catalog);
  return catalog;
}

function readCatalog(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  return new Map(items.flatMap(({ msgid, msgstr: [text] }) => (text ? [[msgid, text]] : [])));
}
