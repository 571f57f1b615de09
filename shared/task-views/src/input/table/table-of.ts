import { LIMITS, type TableInput } from '@atrium/contract';
import { cellOf } from './cell-text.ts';

/** A table of texts; its first row names the columns if it reads like names above numbers. */
export function tableOf(texts: string[][]): TableInput | undefined {
  const width = Math.min(Math.max(0, ...texts.map((row) => row.length)), LIMITS.tableColumns);
  if (width === 0) return undefined;
  const [first = [], ...others] = texts;
  const hasHeader = isHeader(first, others);
  const places = Array.from({ length: width }, (_, at) => at);
  const body = (hasHeader ? others : texts).slice(0, LIMITS.tableRows);
  return {
    kind: 'table',
    columns: places.map((at) => {
      const name = hasHeader ? (first[at]?.trim() ?? '') : '';
      return (name || `x${at + 1}`).slice(0, LIMITS.nameLength);
    }),
    rows: body.map((row) => places.map((at) => cellOf(row[at] ?? ''))),
  };
}

function isHeader(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  const isNumber = (text: string) => typeof cellOf(text) === 'number';
  return !first.some(isNumber) && others.some((row) => row.some(isNumber));
}
