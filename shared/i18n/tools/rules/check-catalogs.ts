import { checkTranslation } from '@atrium/contract/messages';
import { type CatalogEntry, isStale } from '../catalog-file.ts';
import type { Finding, Rule } from '../finding.ts';
import { COMPLETE_LOCALES, type MessagePackage, SERVER_PACKAGE, SOURCE_LOCALE } from '../message-packages.ts';
import type { IdUse } from './find-id-uses.ts';
import { isUntranslated } from './is-untranslated.ts';

/** The catalogs of a package: locale → id → entry. */
export interface PackageCatalogs {
  readonly messagePackage: MessagePackage;
  readonly catalogs: ReadonlyMap<string, ReadonlyMap<string, CatalogEntry>>;
}

/**
 * Compares the catalogs of a package with the message ids that the code names. `uses` contains the ids that the code of
 * any package names.
 */
export function checkCatalogs(
  { messagePackage, catalogs }: PackageCatalogs,
  uses: readonly IdUse[],
): readonly Finding[] {
  /** The texts of the catalogs: locale → id → text. */
  const texts = new Map([...catalogs].map(([locale, entries]) => [locale, getTexts(entries)]));
  const ownUses = listUses(messagePackage, catalogs, uses);
  return [
    ...COMPLETE_LOCALES.flatMap((locale) =>
      findMissing(getFile(messagePackage, locale), texts.get(locale), ownUses),
    ),
    ...COMPLETE_LOCALES.flatMap((locale) =>
      findStale(getFile(messagePackage, locale), catalogs.get(locale), texts.get(SOURCE_LOCALE)),
    ),
    ...[...texts].flatMap(([locale, messages]) => [
      ...findUnused(getFile(messagePackage, locale), messages, ownUses),
      ...findWrong(messagePackage, locale, messages, texts.get(SOURCE_LOCALE)),
      ...findUntranslated(messagePackage, locale, messages, texts.get(SOURCE_LOCALE)),
    ]),
  ];
}

/**
 * Returns the uses of a package's messages. For the server, its English catalog lists them, because a test of the
 * server compares this catalog with the code.
 */
function listUses(
  messagePackage: MessagePackage,
  catalogs: PackageCatalogs['catalogs'],
  uses: readonly IdUse[],
): readonly IdUse[] {
  if (messagePackage !== SERVER_PACKAGE)
    return uses.filter(({ id }) => id.startsWith(`${messagePackage.prefix}.`));
  const ids = [...(catalogs.get(SOURCE_LOCALE)?.keys() ?? [])];
  return ids.map((id) => ({ id, file: getFile(messagePackage, SOURCE_LOCALE), line: 0, isPrefix: false }));
}

const getTexts = (entries: ReadonlyMap<string, CatalogEntry>): ReadonlyMap<string, string> =>
  new Map([...entries].map(([id, { text }]) => [id, text]));

const getFile = (messagePackage: MessagePackage, locale: string): string =>
  `${messagePackage.folder}/locales/${locale}.po`;

const createFinding = (rule: Rule, file: string, text: string): Finding => ({ rule, file, line: 0, text });

/** Returns the messages that a catalog lacks or does not translate. */
function findMissing(
  file: string,
  messages: ReadonlyMap<string, string> = new Map(),
  uses: readonly IdUse[],
): readonly Finding[] {
  const untranslated = [...messages].filter(([, text]) => text === '').map(([id]) => id);
  const unknown = uses.filter(({ id, isPrefix }) =>
    isPrefix ? ![...messages.keys()].some((known) => known.startsWith(id)) : !messages.has(id),
  );
  const unknownTexts = unknown.map(({ id, file: source, line }) => `${id} (${source}:${line})`);
  return [...new Set([...untranslated, ...unknownTexts])].map((text) =>
    createFinding('missing-message', file, text),
  );
}

function findStale(
  file: string,
  entries: ReadonlyMap<string, CatalogEntry> = new Map(),
  english: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  return [...entries]
    .filter(([id, entry]) => isStale(entry, english.get(id)))
    .map(([id]) => createFinding('stale-translation', file, `${id}: ${english.get(id)}`));
}

function findUnused(
  file: string,
  messages: ReadonlyMap<string, string>,
  uses: readonly IdUse[],
): readonly Finding[] {
  const usedIds = new Set(uses.map(({ id }) => id));
  const prefixes = uses.filter(({ isPrefix }) => isPrefix).map(({ id }) => id);
  return [...messages.keys()]
    .filter((id) => !usedIds.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)))
    .map((id) => createFinding('unused-message', file, id));
}

/** Returns the messages whose text in another locale is still the English text. */
function findUntranslated(
  messagePackage: MessagePackage,
  locale: string,
  messages: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  return [...messages]
    .filter(([id, text]) => isUntranslated(locale, text, english.get(id)))
    .map(([id]) => createFinding('untranslated-message', getFile(messagePackage, locale), id));
}

/** Returns the translations that do not parse, or whose placeholders or plural forms are wrong. */
function findWrong(
  messagePackage: MessagePackage,
  locale: string,
  messages: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  const file = getFile(messagePackage, locale);
  return [...messages].flatMap(([id, text]) =>
    checkTranslation(locale, text, english.get(id))
      // The server fills placeholders without plurals.
      .filter(({ rule }) => messagePackage !== SERVER_PACKAGE || rule !== 'missing-plural')
      .map((error) => createFinding(error.rule, file, `${id}: ${error.text}`)),
  );
}
