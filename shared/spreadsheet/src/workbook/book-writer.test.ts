import { read as readByOther, utils } from 'sheetjs-style';
import { describe, expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import { openBook } from '../testing/open-book.ts';
import type { BookType } from './book.ts';
import { createBookWriter } from './book-writer.ts';

const TITLES = ['name', 'note', 'count', 'at'];
const AT = new Date('2026-01-02T03:04:05Z');
const ROWS: readonly Row[] = [
  ['one', '=1+1', 1.5, AT],
  ['two\nlines', '<b>&"x"', null, AT],
];
/** The rows as an exported file contains them. */
const WRITTEN = [TITLES, ['one', "'=1+1", 1.5, AT], ['two\nlines', '<b>&"x"', null, AT]];

async function write(type: BookType, rows = ROWS, titles = TITLES): Promise<Uint8Array> {
  const writer = createBookWriter(
    { format: 'book', type, sheet: 'a/b', isFormulaSafe: true },
    titles,
    () => {},
  );
  writer.add(rows);
  return new Uint8Array(await (await writer.finish()).arrayBuffer());
}

describe('a file in the format', () => {
  test.each<BookType>(['xls', 'biff5', 'biff4', 'biff3', 'biff2', 'ods', 'fods', 'numbers', 'xlsb'])(
    '%s is read back unchanged',
    async (type) => {
      const [sheet] = (await openBook(await write(type))).sheets;
      expect(sheet?.rows).toEqual(WRITTEN);
    },
  );

  test.each<BookType>(['xls', 'biff5', 'biff2', 'ods'])(
    '%s is read unchanged by another library',
    async (type) => {
      const book = readByOther(await write(type), { type: 'array' });
      const [sheet] = Object.values(book.Sheets);
      const rows = utils.sheet_to_json<unknown[]>(sheet ?? {}, { header: 1, defval: null });
      expect(rows.map((row) => row.slice(0, 3))).toEqual(WRITTEN.map((row) => row.slice(0, 3)));
    },
  );

  test.each<BookType>(['xls', 'ods', 'fods', 'numbers', 'xlsb', 'html'])(
    '%s preserves Chinese texts',
    async (type) => {
      const [sheet] = (await openBook(await write(type, [['算法']], ['名称']))).sheets;
      expect(sheet?.rows).toEqual([['名称'], ['算法']]);
    },
  );
});

test('an HTML file runs no code', async () => {
  const html = new TextDecoder().decode(
    await write('html', [['<script>alert(1)</script>" onload="x']], ['a']),
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('" onload="');
});

test.each<BookType>(['biff2', 'biff3', 'biff4', 'biff5'])(
  'warns about characters that %s replaces',
  (type) => {
    const writer = createBookWriter(
      { format: 'book', type, sheet: 'A', isFormulaSafe: true },
      ['名称', 'a'],
      () => {},
    );
    writer.add([['é', 'e']]);
    expect(writer.check?.()).toEqual([{ code: 'charactersLost', sheet: 'A', max: 0, found: 2 }]);
  },
);

test('OpenDocument shows a time in full', async () => {
  const xml = new TextDecoder().decode(await write('fods'));
  expect(xml.match(/<number:text>-<\/number:text>/g)).toHaveLength(2);
});
