import { expect, test } from 'vitest';
import { readFile } from '../grid/read-file.ts';
import { workbookParts, zipOf } from '../testing/files.ts';

const row = (number: number, cell = '<v>7</v>') => `<row r="${number}"><c r="A${number}">${cell}</c></row>`;

test('rows have their numbers in the sheet, rows without a value counted', async () => {
  const rows = [row(2), row(3, ''), row(5), row(6)].join('');
  const bytes = await zipOf(workbookParts(`<sheetData>${rows}</sheetData>`));
  const silent = () => undefined;
  const shape = await readFile({ name: 'x.xlsx', bytes }, {}, silent, silent);
  expect(shape).toMatchObject({ rowCount: 3, numbers: [2, 5, 6] });
});
