import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Finding, Rule } from '../finding.ts';
import { COMPLETE_LOCALES, type MessagePackage, SOURCE_LOCALE } from '../message-packages.ts';
import type { IdUse } from './find-id-uses.ts';
import { lacksPlural } from './lacks-plural.ts';

/** The catalogs of a package: locale → id → text. */
export interface PackageCatalogs {
  readonly messagePackage: MessagePackage;
  readonly catalogs: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** Compares the catalogs of a package with the message ids that the code names. `uses` are those of all packages. */
export function checkCatalogs(
  { messagePackage, catalogs }: PackageCatalogs,
  uses: readonly IdUse[],
): readonly Finding[] {
  const own = uses.filter(({ id }) => id.startsWith(`${messagePackage.prefix}.`));
  return [
    ...COMPLETE_LOCALES.flatMap((locale) =>
      missing(getFile(messagePackage, locale), catalogs.get(locale), own),
    ),
    ...[...catalogs].flatMap(([locale, messages]) => [
      ...unused(getFile(messagePackage, locale), messages, own),
      ...unparsable(getFile(messagePackage, locale), messages),
      ...differentArguments(getFile(messagePackage, locale), messages, catalogs.get(SOURCE_LOCALE)),
      ...(locale === 'en-US' ? withoutPlural(getFile(messagePackage, locale), messages) : []),
    ]),
  ];
}

const getFile = (messagePackage: MessagePackage, locale: string): string =>
  `${messagePackage.folder}/locales/${locale}.po`;

const refuse = (rule: Rule, file: string, text: string): Finding => ({ rule, file, line: 0, text });

function missing(
  file: string,
  messages: ReadonlyMap<string, string> = new Map(),
  uses: readonly IdUse[],
): readonly Finding[] {
  const untranslated = [...messages].filter(([, text]) => text === '').map(([id]) => id);
  const unknown = uses.filter(({ id, isPrefix }) =>
    isPrefix ? ![...messages.keys()].some((known) => known.startsWith(id)) : !messages.has(id),
  );
  const named = unknown.map(({ id, file: user, line }) => `${id} (${user}:${line})`);
  return [...new Set([...untranslated, ...named])].map((text) => refuse('missing-message', file, text));
}

function unused(
  file: string,
  messages: ReadonlyMap<string, string>,
  uses: readonly IdUse[],
): readonly Finding[] {
  const named = new Set(uses.map(({ id }) => id));
  const prefixes = uses.filter(({ isPrefix }) => isPrefix).map(({ id }) => id);
  return [...messages.keys()]
    .filter((id) => !named.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)))
    .map((id) => refuse('unused-message', file, id));
}

function unparsable(file: string, messages: ReadonlyMap<string, string>): readonly Finding[] {
  return [...messages].flatMap(([id, text]) =>
    compiled(text) ? [] : [refuse('unparsable-message', file, `${id}: ${text}`)],
  );
}

function differentArguments(
  file: string,
  messages: ReadonlyMap<string, string>,
  source: ReadonlyMap<string, string> = new Map(),
): readonly Finding[] {
  return [...messages].flatMap(([id, text]) => {
    const [own, original] = [readArguments(text), readArguments(source.get(id) ?? '')];
    const isComparable =
      text !== '' && source.get(id) !== undefined && own !== undefined && original !== undefined;
    if (!isComparable || own === original) return [];
    return [refuse('different-arguments', file, `${id}: ${own || 'none'} instead of ${original || 'none'}`)];
  });
}

function withoutPlural(file: string, messages: ReadonlyMap<string, string>): readonly Finding[] {
  return [...messages].flatMap(([id, text]) =>
    lacksPlural(compiled(text) ?? []) ? [refuse('missing-plural', file, `${id}: ${text}`)] : [],
  );
}

function compiled(text: string): CompiledMessage | undefined {
  try {
    return compileMessageOrThrow(text);
  } catch {
    return undefined;
  }
}

/** Returns the names of placeholders and tags, sorted. */
function readArguments(text: string): string | undefined {
  const message = compiled(text);
  const names = message?.flatMap((token) => (typeof token === 'string' ? tagsIn(token) : [token[0]]));
  return names && [...new Set(names)].sort().join(', ');
}

const tagsIn = (text: string): readonly string[] => text.match(/<\/?\w+\/?>/g) ?? [];
