import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { readGrid } from '../page/read-grid.ts';
import { createSharedTexts, createWorkbookFiles, createZip } from '../testing/files.ts';
import { startInNode } from '../testing/start-in-node.ts';

const { fileSize } = SPREADSHEET_LIMITS;

describe('a csv file of the largest size', () => {
  const start = startInNode('reader', () => {}, 96);

  test.each([
    ['only of quotes', '""'],
    ['of misplaced quotes', '"x"y'],
    ['of misplaced quotes, each on a line', '"x"y\n'],
    ['of doubled quotes', 'x""'],
  ])('%s needs at most 96 MB for objects and texts', async (_, unit) => {
    const text = unit.repeat(fileSize / unit.length).replace(/^[^"]/, '"');
    const shape = await readGrid(new File([text], 'x.csv'), {}, { start, onRows: () => {} });
    expect(shape).toMatchObject({ rowCount: 1, columnCount: 1 });
  });
});

describe('a workbook that unpacks to the largest size', () => {
  const start = startInNode('reader', () => {}, 192);
  const largest = (unit: string, size = SPREADSHEET_LIMITS.unpackedSize - 1024 * 1024) =>
    unit.repeat(size / unit.length);
  const sheet = (content: string) => createWorkbookFiles(`<sheetData>${content}</sheetData>`);
  const one = '<sheetData><row><c t="s"><v>0</v></c></row></sheetData>';

  test.each([
    [
      'cells with values',
      'tooManyCells',
      () => sheet(largest(`<row>${'<c><v>1</v></c>'.repeat(100)}</row>`)),
    ],
    ['rows of one cell', 'tooManyRows', () => sheet(largest('<row><c t="n"><v>123456</v></c></row>'))],
    ['empty cells in one row', 'tooMuchUnpacked', () => sheet(`<row>${largest('<x:c/>')}</row>`)],
    [
      'parts of a text',
      'tooMuchUnpacked',
      () => sheet(`<row><c><is>${largest('<r><t>a</t></r>')}</is></c></row>`),
    ],
    ['empty texts', 'tooMuchUnpacked', () => createWorkbookFiles(one, createSharedTexts(largest('<si/>')))],
    ['styles', 'tooMuchUnpacked', () => createWorkbookFiles(one, { 'xl/styles.xml': largest('<xf/>') })],
  ])('with %s is rejected before the reader creates objects for its elements', async (_, code, parts) => {
    // Without this noise, the archive would be rejected because of its ratio alone.
    const noise = new Uint8Array(700 * 1024);
    for (let at = 0; at < noise.length; at += 1024) crypto.getRandomValues(noise.subarray(at, at + 1024));
    const file = new File([await createZip({ ...parts(), 'xl/media/noise.png': noise })], 'x.xlsx');
    const reading = readGrid(file, {}, { start, onRows: () => {} });
    await expect(reading).rejects.toMatchObject({ code });
  });
});
