import { IMAGE_COLUMNS } from '@atrium/contract';
import { readTable } from '@atrium/spreadsheet';
import type { ExpectedResult } from './image-content.ts';

/**
 * Reads the expected results of images from the columns `file` and `expected` of a spreadsheet; without them, from its
 * first two columns.
 *
 * @throws SpreadsheetError for a file that cannot be read, and Error for one with fewer than two columns.
 */
export async function readExpectedResults(
  file: File,
  signal: AbortSignal,
): Promise<readonly ExpectedResult[]> {
  const { data, columns } = await readTable(file, { signal });
  const find = (name: string) => columns.find(({ title }) => title.toLowerCase() === name)?.key;
  const [fileKey, expectedKey] = [find(IMAGE_COLUMNS.file), find(IMAGE_COLUMNS.expected)];
  const areNamed = fileKey !== undefined && expectedKey !== undefined;
  const [fileAt, expectedAt] = areNamed ? [fileKey, expectedKey] : [columns[0]?.key, columns[1]?.key];
  if (fileAt === undefined || expectedAt === undefined)
    throw new Error('The file has fewer than two columns');
  return data.map((row) => ({
    file: String(row[fileAt] ?? '').trim(),
    expected: String(row[expectedAt] ?? '').replaceAll('\r\n', '\n'),
  }));
}
