import { IMAGE_COLUMNS } from '@atrium/contract';
import { readTable } from '@atrium/spreadsheet';
import type { ExpectedResult } from './image-content.ts';

/** Thrown for a text file with misplaced quotes, because its columns are unreliable. */
export class MisplacedQuotesError extends Error {
  constructor() {
    super('The file has misplaced quotes');
    this.name = 'MisplacedQuotesError';
  }
}

/**
 * Reads the expected results of images from a spreadsheet: from the columns `file` and `expected`, or else from the
 * first two columns.
 *
 * @throws SpreadsheetError for a file that cannot be read, MisplacedQuotesError, and Error for a file with fewer than
 * two columns.
 */
export async function readExpectedResults(
  file: File,
  signal: AbortSignal,
): Promise<readonly ExpectedResult[]> {
  const { data, columns } = await readTable(file, { signal });
  // For a file with misplaced quotes, `readTable` returns rows without columns.
  if (columns.length === 0 && data.length > 0) throw new MisplacedQuotesError();
  const find = (name: string) => columns.find(({ title }) => title.toLowerCase() === name)?.key;
  const [namedFile, namedExpected] = [find(IMAGE_COLUMNS.file), find(IMAGE_COLUMNS.expected)];
  const areNamed = namedFile !== undefined && namedExpected !== undefined;
  const [fileKey, expectedKey] = areNamed ? [namedFile, namedExpected] : [columns[0]?.key, columns[1]?.key];
  if (fileKey === undefined || expectedKey === undefined)
    throw new Error('The file has fewer than two columns');
  return data.map((row) => ({
    file: String(row[fileKey] ?? '').trim(),
    expected: String(row[expectedKey] ?? '').replaceAll('\r\n', '\n'),
  }));
}
