import Papa from 'papaparse';
import type { Delimiter } from '../grid/grid.ts';

/** The number of searched characters. They contain a line end unless the first row has a very long text. */
const SAMPLE = 512 * 1024;

/** Guesses the line end from the first rows. Other line ends are part of a cell's text. */
export function guessLineEnd(text: string, delimiter: Delimiter): string {
  return Papa.parse(text.slice(0, SAMPLE), { delimiter, preview: 1 }).meta.linebreak;
}
