import Papa from 'papaparse';
import type { Delimiter } from '../grid/grid.ts';

/** The number of searched characters. They contain a line end unless the first row has a very long text. */
const SAMPLE = 512 * 1024;

/** Guesses from the first rows which line end separates rows. Any other line end belongs to the text of a cell. */
export function guessLineEnd(text: string, delimiter: Delimiter): string {
  return Papa.parse(text.slice(0, SAMPLE), { delimiter, preview: 1 }).meta.linebreak;
}
