import type { SearchSource } from '@atrium/contract';

type Command = NonNullable<SearchSource['commands']>[number];

/** What a query requests of a source: the text to search for, and the command whose words precede it. */
export interface SourceQuery {
  readonly text: string;
  readonly command: Command | undefined;
}

/** Stands for the name of a record in the title of a command. */
const NAME = '\u0000';

/**
 * Reads a query such as `new version of fore`: the start of a command's title, and the start of a name. A query without
 * a command is the text itself. `getTitle` returns the title of a command for a name.
 */
export function readCommand(
  query: string,
  commands: readonly Command[],
  getTitle: (command: Command, name: string) => string,
): SourceQuery {
  for (const command of commands) {
    const [words = ''] = getTitle(command, NAME).split(NAME);
    const start = words.trim().toLowerCase();
    if (start === '' || !query.toLowerCase().startsWith(start)) continue;
    const text = query.slice(start.length).trim();
    if (text !== '') return { text, command };
  }
  return { text: query, command: undefined };
}
