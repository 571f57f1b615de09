import type { SearchSource } from '@atrium/contract';
import { foldText } from '@atrium/contract/text';
import { findFolded } from './find-folded.ts';

type Command = NonNullable<SearchSource['commands']>[number];

/** The parts of a query to a source: the text to search for, and the command whose words surround it. */
export interface SourceQuery {
  readonly text: string;
  readonly command: Command | undefined;
}

/** A placeholder for the name of a record in the title of a command. */
const NAME = '\u0000';

/**
 * Parses a query such as `new version of fore`: the words of a command's title, and the start of a name. In some
 * languages, the name precedes the words. If the query contains no command, or no name, the whole query is the
 * text. `getTitle` returns the title of a command for a name.
 */
export function parseSourceQuery(
  query: string,
  commands: readonly Command[],
  getTitle: (command: Command, name: string) => string,
): SourceQuery {
  for (const command of commands) {
    const text = readName(query, getTitle(command, NAME));
    if (text) return { text, command };
  }
  return { text: query, command: undefined };
}

/** Returns the text at the position of the name in a title, if the query contains the other words of the title. */
function readName(query: string, title: string): string | undefined {
  const [prefix = '', suffix = ''] = title.split(NAME).map((words) => foldText(words.trim()));
  const folded = foldText(query).trim();
  if (prefix + suffix === '' || !folded.startsWith(prefix) || !folded.endsWith(suffix)) return undefined;
  const start = prefix === '' ? 0 : (findFolded(query, prefix)?.[1] ?? 0);
  // The end moves backward until the rest of the query equals the suffix.
  let end = query.length;
  while (end > start && foldText(query.slice(end)).trim() !== suffix) end -= 1;
  return query.slice(start, end).trim();
}
