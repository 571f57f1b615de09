import { describe, expect, test } from 'vitest';
import type { Row } from '../grid/cell.ts';
import type { Progress } from '../grid/grid.ts';
import { openBook } from '../testing/open-book.ts';
import { startInNode } from '../testing/start-in-node.ts';
import type { WriteOptions } from '../worker/messages.ts';
import { readGrid } from './read-grid.ts';
import { readTable } from './read-table.ts';
import { writeTable } from './write-table.ts';

const reader = startInNode('reader');
const writer = startInNode('writer');
const csv: WriteOptions = {
  format: 'csv',
  delimiter: ',',
  isQuoted: false,
  hasByteOrderMark: false,
  isFormulaSafe: true,
};
const xlsx: WriteOptions = {
  format: 'xlsx',
  sheet: 'x',
  hasAutoWidth: true,
  isFormulaSafe: true,
  isRightToLeft: false,
};

async function* splitIntoChunks(count: number, size: number): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < count; from += size) {
    yield Array.from({ length: Math.min(size, count - from) }, (_, index) => [
      from + index,
      `name ${from + index}`,
    ]);
  }
}

/** Starts threads of a program, and counts how many of them end. A thread that its page abandons would wait forever. */
function watch(program: 'reader' | 'writer' | 'book-writer') {
  let ended = 0;
  const start = startInNode(program, () => {
    ended += 1;
  });
  const expectEnded = (count: number) =>
    expect.poll(() => ended, { timeout: 5_000, message: 'threads that are ended' }).toBe(count);
  return { start, expectEnded };
}

describe('a file that is written and read in chunks', () => {
  test.each([
    ['x.csv', csv, '1999'],
    ['x.xlsx', xlsx, 1999],
  ] as const)('%s contains all rows', async (name, writeOptions, last) => {
    const file = new File(
      [await writeTable(writeOptions, ['n', 'name'], splitIntoChunks(2_000, 900), { start: writer })],
      name,
    );
    const chunks: (readonly Row[])[] = [];
    const progressReports: Progress[] = [];
    const shape = await readGrid(
      file,
      {},
      {
        start: reader,
        onRows: (rows) => chunks.push(rows),
        onProgress: (progress) => progressReports.push(progress),
      },
    );
    expect(shape).toMatchObject({ rowCount: 2_001, columnCount: 2 });
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(500);
    expect(chunks.flat().at(-1)).toEqual([last, 'name 1999']);
    expect(progressReports.length).toBeGreaterThan(0);
  });
});

test('rejects with the error of the source, and ends the writer', async () => {
  async function* broken(): AsyncGenerator<readonly Row[]> {
    yield [[1]];
    throw new Error('the server is down');
  }
  const { start, expectEnded } = watch('writer');
  await expect(writeTable(csv, ['n'], broken(), { start })).rejects.toThrow('the server is down');
  await expectEnded(1);
});

test('ends canceled work and its thread immediately', async () => {
  const { start, expectEnded } = watch('reader');
  const controller = new AbortController();
  const reason = new Error('canceled');
  const file = new File([`${'a,b,c,d,e,f,g,h,i,j\n'.repeat(190_000)}`], 'x.csv');
  let canceledAt = 0;
  const reading = readGrid(
    file,
    {},
    {
      start,
      signal: controller.signal,
      onRows: () => {
        canceledAt ||= performance.now();
        controller.abort(reason);
      },
    },
  );
  await expect(reading).rejects.toBe(reason);
  expect(performance.now() - canceledAt).toBeLessThan(200);
  await expectEnded(1);
});

test('starts no thread for work that is already canceled', async () => {
  const reason = new Error('canceled');
  const options = {
    signal: AbortSignal.abort(reason),
    start: async () => {
      throw new Error('a thread was started');
    },
  };
  const file = new File(['a'], 'x.csv');
  await expect(readGrid(file, {}, { ...options, onRows: () => {} })).rejects.toBe(reason);
  await expect(writeTable(csv, [], splitIntoChunks(1, 1), options)).rejects.toBe(reason);
});

test('ends a thread whose work is canceled while it starts', { timeout: 10_000 }, async () => {
  const { start, expectEnded } = watch('reader');
  const controller = new AbortController();
  const reason = new Error('canceled');
  const reading = readGrid(
    new File(['a'], 'x.csv'),
    {},
    {
      signal: controller.signal,
      start: async () => {
        const thread = await start();
        controller.abort(reason);
        return thread;
      },
      onRows: () => {},
    },
  );
  await expect(reading).rejects.toBe(reason);
  await expectEnded(1);
});

test('reports a crashed thread with a clear error', async () => {
  const broken = startInNode(new URL('data:text/javascript,throw new Error("no memory")'));
  const reading = readGrid(new File(['a'], 'x.csv'), {}, { start: broken, onRows: () => {} });
  await expect(reading).rejects.toMatchObject({
    code: 'unreadable',
    cause: expect.stringContaining('no memory'),
  });
});

describe('a workbook of another format', () => {
  const writeOptions: WriteOptions = { format: 'book', type: 'xls', sheet: 'One', isFormulaSafe: true };
  async function* rows(): AsyncGenerator<readonly Row[]> {
    yield [['x'.repeat(300), 1]];
  }

  test('is written in a thread after its warnings are accepted', async () => {
    const { start, expectEnded } = watch('book-writer');
    const seen: unknown[] = [];
    const file = await writeTable(writeOptions, ['a', 'b'], rows(), {
      start,
      onWarnings: async (warnings) => void seen.push(...warnings),
    });
    expect(seen).toEqual([{ code: 'textTruncated', sheet: 'One', max: 255, found: 300 }]);
    const [sheet] = (await openBook(new Uint8Array(await file.arrayBuffer()))).sheets;
    expect(sheet).toMatchObject({
      name: 'One',
      rows: [
        ['a', 'b'],
        ['x'.repeat(255), 1],
      ],
    });
    await expectEnded(1);
  });

  test('is not written when the user chooses another format', async () => {
    const { start, expectEnded } = watch('book-writer');
    const onWarnings = () => Promise.reject(new Error('another format'));
    await expect(writeTable(writeOptions, ['a', 'b'], rows(), { start, onWarnings })).rejects.toThrow(
      'another format',
    );
    await expectEnded(1);
  });
});

describe('a table as objects', () => {
  const table = (content: string, name = 'x.csv') => readTable(new File([content], name), { start: reader });

  test('is keyed by the titles of its first row, each once', async () => {
    expect(await table('a,b,a,\n1,2,3,4\n5\n')).toEqual({
      columns: [
        { title: 'a', key: 'a' },
        { title: 'b', key: 'b' },
        { title: 'a', key: 'a 2' },
        { title: '', key: '4' },
      ],
      data: [
        { a: '1', b: '2', 'a 2': '3', 4: '4' },
        { a: '5', b: null, 'a 2': null, 4: null },
      ],
    });
  });

  test('has no columns when quotes are misplaced', async () => {
    expect(await table('a,b\n1,"2')).toMatchObject({ columns: [] });
  });

  test.each(['x.tsv', 'x.tab', 'X.TXT'])('reads the text file %s with tabs', async (name) => {
    expect(await table('a\tb\n1\t2', name)).toMatchObject({ data: [{ a: '1', b: '2' }] });
  });

  test('supports only xlsx files and text files with a table', async () => {
    await expect(table('a,b', 'x.json')).rejects.toMatchObject({ code: 'unsupportedFormat' });
  });
});
