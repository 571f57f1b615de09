import type { SearchSource } from '@atrium/contract';
import { foldText } from '@atrium/contract/text';
import { findFolded } from './find-folded.ts';

type Command = NonNullable<SearchSource['commands']>[number];

/** What a query requests of a source: the text to search for, and the command whose words precede it. */
export interface SourceQuery {
  readonly text: string;
  readonly command: Command | undefined;
}

/** Stands for the name of a record in the title of a command. */
const NAME = '\u0000';

/**
 * Reads a query such as `new version of fore`: the words of a command's title, and the start of a name. In some
 * languages, the name precedes the words. A query without a command is the text itself. `getTitle` returns the title of
 * a command for a name.
 */
export function readCommand(
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
  const [before = '', after = ''] = title.split(NAME).map((words) => foldText(words.trim()));
  const folded = foldText(query).trim();
  if (before + after === '' || !folded.startsWith(before) || !folded.endsWith(after)) return undefined;
  const start = before === '' ? 0 : (findFolded(query, before)?.[1] ?? 0);
  let end = query.length;
  while (end > start && foldText(query.slice(end)).trim() !== after) end -= 1;
  return query.slice(start, end).trim();
}
