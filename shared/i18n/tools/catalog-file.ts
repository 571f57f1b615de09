import { readFile, writeFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';

const po = formatter({ explicitIdAsDefault: true });

/** A message of a PO file. */
export interface CatalogEntry {
  /** The translation. Empty if it is missing. */
  readonly text: string;
  /** The English text that was translated, as an extracted comment (`#.`). Missing if it is the id. */
  readonly source?: string;
  /** Whether the English text changed after the translation (`#, fuzzy`). */
  readonly isStale?: boolean;
}

/** Returns whether a translation was made from an English text other than the current one, `english`. */
export function isStale(entry: CatalogEntry, english: string | undefined): boolean {
  return entry.isStale === true || (entry.source !== undefined && entry.source !== english);
}

/** Returns the entries of a PO file by id, or none if the file does not exist. */
export async function readEntries(file: string): Promise<ReadonlyMap<string, CatalogEntry>> {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const catalog = await po.parse(content, { locale: null, sourceLocale: 'en-US', filename: file });
  const entries = Object.entries(catalog).filter(([id, { obsolete }]) => id && !obsolete);
  return new Map(
    entries.map(([id, { translation, comments = [], extra }]) => [
      id,
      {
        text: translation ?? '',
        ...(comments.length > 0 ? { source: comments.map(decodeComment).join('') } : {}),
        ...(isFuzzy(extra) ? { isStale: true } : {}),
      },
    ]),
  );
}

/** Returns the messages of a PO file by id. An empty text is a missing translation. */
export async function readCatalog(file: string): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await readEntries(file))].map(([id, { text }]) => [id, text]));
}

/** Writes a PO file sorted by id, with one line per text, so that merges of two branches stay small. */
export async function writeCatalog(
  file: string,
  locale: string,
  entries: ReadonlyMap<string, CatalogEntry>,
): Promise<void> {
  const header = [
    'msgid ""',
    'msgstr ""',
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=utf-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    `"Language: ${locale}\\n"`,
  ].join('\n');
  const blocks = [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(writeEntry);
  await writeFile(file, `${[header, ...blocks].join('\n\n')}\n`);
}

function writeEntry([id, { text, source, isStale }]: readonly [string, CatalogEntry]): string {
  return [
    ...(source === undefined || source === id ? [] : [`#. ${encodeComment(source)}`]),
    ...(isStale ? ['#, fuzzy'] : []),
    `msgid ${JSON.stringify(id)}`,
    `msgstr ${JSON.stringify(text)}`,
  ].join('\n');
}

/**
 * A comment of a PO file is one line without leading and trailing spaces, so backslashes encode line breaks and these
 * spaces.
 */
const encodeComment = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replace(/^ | $/g, '\\s');
const decodeComment = (text: string): string =>
  text.replace(/\\(\\|n|s)/g, (_, code: string) => ({ n: '\n', s: ' ' })[code] ?? '\\');

const isFuzzy = (extra: unknown): boolean =>
  typeof extra === 'object' &&
  extra !== null &&
  'flags' in extra &&
  Array.isArray(extra.flags) &&
  extra.flags.includes('fuzzy');
