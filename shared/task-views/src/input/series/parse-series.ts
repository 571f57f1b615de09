import { cellOf } from '../table/cell-text.ts';

const SEPARATOR = /[\s,;，；、]+/;

/** The numbers of a text, whatever stands between them; `NaN` for each thing that is none. */
export function parseSeries(text: string): number[] {
  return text
    .split(SEPARATOR)
    .filter((part) => part !== '')
    .map((part) => {
      const value = cellOf(part);
      return typeof value === 'number' ? value : Number.NaN;
    });
}
