import type { Answer } from './read-answer.ts';
import type { AnswerTable } from './table/answer-table.ts';
import type { ResultView } from './view-choice.tsx';

/** What copying gives: the text that was found where there is one, else rows for a spreadsheet, or the JSON. */
export function textToCopy(
  view: ResultView,
  answer: Answer | undefined,
  table: AnswerTable | undefined,
  output: unknown,
): string {
  if (view === 'json' || !answer || !table) return JSON.stringify(output, null, 2);
  if (view === 'drawn' && (answer.task === 'ocr' || answer.task === 'redact')) return answer.output.text;
  const names = table.columns.map((column) => ('key' in column ? column.key : column.name));
  return [names, ...table.rows].map((row) => row.map(writeCell).join('\t')).join('\n');
}

function writeCell(value: string | number | boolean | null): string {
  return value === null ? '' : String(value).replaceAll(/[\t\r\n]+/g, ' ');
}
