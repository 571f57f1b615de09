import Papa from 'papaparse';
import { DELIMITERS, type Delimiter } from '../grid/grid.ts';

const SAMPLE = 64 * 1024;

/** Guesses the separator that splits the first rows consistently. A single column has none and is read with a comma. */
export function guessDelimiter(text: string): Delimiter {
  const { meta } = Papa.parse(text.slice(0, SAMPLE), {
    preview: 20,
    skipEmptyLines: true,
    delimitersToGuess: [...DELIMITERS],
  });
  return DELIMITERS.find((delimiter) => delimiter === meta.delimiter) ?? ',';
}
