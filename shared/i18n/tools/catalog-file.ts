import { readFile, writeFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';

const po = formatter({ explicitIdAsDefault: true });

/**
 * Returns the messages of a PO file by id. An empty text is a missing translation. Without a file there are no
 * messages.
 */
export async function readCatalog(file: string): Promise<ReadonlyMap<string, string>> {
  const source = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const catalog = await po.parse(source, { locale: null, sourceLocale: 'en-US', filename: file });
  const entries = Object.entries(catalog).filter(([id, { obsolete }]) => id && !obsolete);
  return new Map(entries.map(([id, { translation }]) => [id, translation ?? '']));
}

/** Writes a PO file sorted by id, with one line per message, so that merges of two branches stay small. */
export async function writeCatalog(
  file: string,
  locale: string,
  messages: ReadonlyMap<string, string>,
): Promise<void> {
  const header = [
    'msgid ""',
    'msgstr ""',
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=utf-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    `"Language: ${locale}\\n"`,
  ].join('\n');
  const entries = [...messages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}`);
  await writeFile(file, `${[header, ...entries].join('\n\n')}\n`);
}
