import { cutText, LIMITS } from '@atrium/contract';
import { cellOf } from './cell-text.ts';
import { type FittedTable, leftOf, widthOf } from './fitted-table.ts';

/** A table of texts; its first row names the columns if it reads like names above numbers. */
export function tableOf(texts: string[][]): FittedTable | undefined {
  const wanted = widthOf(texts);
  const width = Math.min(wanted, LIMITS.tableColumns);
  if (width === 0) return undefined;
  const [first = [], ...others] = texts;
  const hasHeader = isHeader(first, others);
  const places = Array.from({ length: width }, (_, at) => at);
  const body = hasHeader ? others : texts;
  const columns = places.map((at) => {
    const name = hasHeader ? (first[at]?.trim() ?? '') : '';
    return cutText(name || `x${at + 1}`, LIMITS.nameLength);
  });
  const rows = body.slice(0, LIMITS.tableRows).map((row) => places.map((at) => cellOf(row[at] ?? '')));
  return { input: { kind: 'table', columns, rows }, left: leftOf(body.length, wanted) };
}

function isHeader(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  const isNumber = (text: string) => typeof cellOf(text) === 'number';
  return !first.some(isNumber) && others.some((row) => row.some(isNumber));
}
