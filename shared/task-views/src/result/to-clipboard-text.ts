import type { TypedOutput } from './read-output.ts';
import { listColumnNames, type ResultCell, type ResultTable } from './result-table.ts';

/** The views of a result. `formatted` is the view of its task. */
export type ResultView = 'changes' | 'formatted' | 'table' | 'json';

/**
 * Returns the text that the Copy button copies in a view: the JSON of the output; in the view of the task, a
 * recognized, redacted or generated text; otherwise all rows of the table, for a spreadsheet.
 */
export function toClipboardText(
  view: ResultView,
  typed: TypedOutput | undefined,
  table: ResultTable | undefined,
  output: unknown,
): string {
  if (view === 'json' || !typed || !table) return JSON.stringify(output, null, 2);
  if (view === 'formatted' && 'text' in typed.output) return typed.output.text;
  return [listColumnNames(table), ...table.rows].map((row) => row.map(toText).join('\t')).join('\n');
}

function toText(value: ResultCell): string {
  return value === null ? '' : String(value).replaceAll(/[\t\r\n]+/g, ' ');
}
