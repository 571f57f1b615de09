import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { readGrid } from '../page/ask-reader.ts';
import { startInNode } from '../testing/start-in-node.ts';

const { fileSize } = SPREADSHEET_LIMITS;

describe('a csv file of the largest size takes the reader no more than 96 MB of objects and texts', () => {
  const start = startInNode('reader', () => {}, 96);

  test.each([
    ['only of quotes', '""'],
    ['of quotes that do not fit', '"x"y'],
    ['of quotes that do not fit, each on a line', '"x"y\n'],
    ['of doubled quotes', 'x""'],
  ])('%s', async (_, unit) => {
    const text = unit.repeat(fileSize / unit.length).replace(/^[^"]/, '"');
    const shape = await readGrid(new File([text], 'x.csv'), {}, { start, onRows: () => {} });
    expect(shape).toMatchObject({ rowCount: 1, columnCount: 1 });
  });
});
