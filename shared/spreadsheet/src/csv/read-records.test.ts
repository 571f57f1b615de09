import { array, assert, constantFrom, property } from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readRecords } from './read-records.ts';

const KINDS = { MissingQuotes: 'missingQuotes', InvalidQuotes: 'invalidQuotes' } as const;

function expectedFrom(text: string, delimiter: string, lineEnd: string) {
  const { data, errors: found } = Papa.parse<string[]>(text, { delimiter, newline: lineEnd as '\n' });
  const errors = found.map(({ row, code }) => `${row} ${KINDS[code as keyof typeof KINDS]}`);
  return { rows: data, errors: [...new Set(errors)] };
}

test('reads every text like papaparse, wherever its quotes are', () => {
  const characters = constantFrom('"', '"', '"', ',', ',', '\n', '\n', '\r\n', ' ', '\t', 'a', '中');
  const marks = constantFrom<readonly [string, string]>(
    [',', '\n'],
    ['\t', '\r\n'],
    [',', '\r\n'],
    [',', '\r'],
  );
  assert(
    property(array(characters, { maxLength: 30 }), marks, (parts, [delimiter, lineEnd]) => {
      const text = parts.join('');
      const records = [...readRecords(text, { delimiter, lineEnd })];
      expect({
        rows: records.map(({ cells }) => cells),
        errors: records.flatMap(({ errors }, row) => [...errors].map((kind) => `${row} ${kind}`)),
      }).toEqual(expectedFrom(text, delimiter, lineEnd));
    }),
    { numRuns: 20_000 },
  );
});
