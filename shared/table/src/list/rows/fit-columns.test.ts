import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { ArrangedColumn } from '../../core/index.ts';
import { estimateTagWidth, TAG_COUNT_WIDTH } from './estimate-tag-width.ts';
import { estimateTextWidth } from './estimate-text-width.ts';
import { fitColumns } from './fit-columns.ts';
import { CELL_INSETS } from './measures.ts';

interface Row {
  readonly name: string;
}

const format = { number: String, date: String, list: (texts: readonly string[]) => texts.join(', ') };
const column: ArrangedColumn<Row> = {
  key: 'name',
  title: 'Name',
  kind: 'text',
  shownWidth: 100,
  hasUserWidth: false,
  side: undefined,
};
/** Returns the width of the first of two columns that are defined with 100 pixels, by default in a wide table. */
const widthFor = (
  change: Partial<ArrangedColumn<Row>>,
  names: readonly string[] = [],
  availableWidth = 1_000,
) =>
  fitColumns(
    [
      { ...column, ...change },
      { ...column, key: 'other', hasUserWidth: true },
    ],
    {
      rows: names.map((name) => ({ name })),
      format,
      availableWidth,
    },
  )[0]?.shownWidth ?? 0;

test('widens a column to its longest content, up to a limit', () => {
  expect(widthFor({}, ['short'])).toBe(100);
  expect(widthFor({}, ['short', 'a name of 24 characters!'])).toBeGreaterThan(200);
  expect(widthFor({}, ['x'.repeat(500)])).toBe(520);
  expect(widthFor({ shownWidth: 600 }, ['x'.repeat(500)])).toBe(600);
});

test('widens columns only by the free width of the table', () => {
  const long = ['x'.repeat(500)];
  expect(widthFor({}, long, 200)).toBe(100);
  expect(widthFor({}, long, 230)).toBe(130);
});

test('shows the content of as many columns as possible if there is not enough width for all', () => {
  const task: ArrangedColumn<Row> = { ...column, key: 'task', value: () => 'Anomaly detection' };
  const names = [{ name: 'x'.repeat(60) }];
  const [name = 0, fitted = 0] = fitColumns([column, task], { rows: names, format, availableWidth: 400 }).map(
    ({ shownWidth }) => shownWidth,
  );
  expect(fitted).toBeGreaterThanOrEqual(estimateTextWidth('Anomaly detection'));
  expect(name + fitted).toBe(400);
});

test('truncates a few texts, or a code, rather than let the table scroll', () => {
  const count: ArrangedColumn<Row> = { ...column, key: 'count', kind: 'number', value: () => 'x'.repeat(10) };
  const long = 'x'.repeat(40);
  const fit = (change: Partial<ArrangedColumn<Row>>, names: readonly string[]) =>
    fitColumns([{ ...column, shownWidth: 200, ...change }, count], {
      rows: names.map((name) => ({ name })),
      format,
      availableWidth: 296,
    }).map(({ shownWidth }) => shownWidth);
  expect(fit({}, ['short', 'short', 'short', long])).toEqual([196, 100]);
  expect(fit({ isCode: true }, [long])).toEqual([196, 100]);
  expect(fit({}, [long]).reduce((sum, width) => sum + width)).toBeGreaterThan(296);
});

test('shows the content of most rows, up to a limit, in a table that has to scroll', () => {
  const columns = ['name', 'other', 'third'].map((key) => ({ ...column, key, value: () => 'x'.repeat(500) }));
  const widths = fitColumns(columns, { rows: [{ name: '' }], format, availableWidth: 100 });
  expect(widths.map(({ shownWidth }) => shownWidth)).toEqual([280, 280, 280]);
});

test('ends the last visible column at the edge of a table that has to scroll', () => {
  const fit = (availableWidth: number, change: Partial<ArrangedColumn<Row>>) =>
    fitColumns(
      ['a', 'b', 'c'].map((key) => ({
        ...column,
        key,
        shownWidth: 200,
        value: () => 'x'.repeat(15),
        ...change,
      })),
      { rows: [{ name: '' }], format, availableWidth },
    ).map(({ shownWidth }) => shownWidth);
  expect(fit(250, { kind: 'number', hasUserWidth: true })).toEqual([200, 200, 200]);
  expect(fit(250, { kind: 'number' })).toEqual([250, 153, 153]);
  expect(fit(290, { kind: 'number' })).toEqual([290, 153, 153]);
  expect(fit(290, { kind: 'text' })).toEqual([153, 137, 153]);
  expect(fit(320, { kind: 'number' })).toEqual([160, 160, 153]);
});

test('shows a rare long text only in a table with free width', () => {
  const names = Array.from({ length: 20 }, () => 'short');
  const rare = [...names, 'a text of 30 characters, or so'];
  expect(widthFor({}, rare, 200)).toBe(100);
  expect(widthFor({}, rare)).toBeGreaterThan(230);
});

test('shows a rare long text before it widens another column to its defined width', () => {
  const note: ArrangedColumn<Row> = { ...column, key: 'note', value: () => '–', shownWidth: 300 };
  const names = [...Array.from({ length: 19 }, () => 'short'), 'a long name of 31 characters ...'];
  const [name = 0] = fitColumns([column, note], {
    rows: names.map((text) => ({ name: text })),
    format,
    availableWidth: 400,
  }).map(({ shownWidth }) => shownWidth);
  expect(name).toBeGreaterThanOrEqual(estimateTextWidth('a long name of 31 characters ...'));
});

test('widens a column with truncated content by the width that a column with short content does not need', () => {
  const wide: ArrangedColumn<Row> = { ...column, key: 'wide', shownWidth: 200, value: () => 'short' };
  const fit = (availableWidth: number) =>
    fitColumns([column, wide], { rows: [{ name: 'a name of 24 characters!' }], format, availableWidth }).map(
      ({ shownWidth }) => shownWidth,
    );
  const [name = 0, short = 0] = fit(295);
  expect(name).toBeGreaterThan(200);
  expect(short).toBeLessThan(100);
  expect(fit(1_000)).toEqual([name, 200]);
});

test('shows the content of a column before another title in one line', () => {
  const title = 'A long title of a column';
  const flag: ArrangedColumn<Row> = { ...column, key: 'flag', title, kind: 'select', value: () => 'on' };
  const rows = [{ name: 'x'.repeat(20) }];
  const [name = 0, last = 0] = fitColumns([column, flag], { rows, format, availableWidth: 320 }).map(
    ({ shownWidth }) => shownWidth,
  );
  expect(name).toBeGreaterThanOrEqual(estimateTextWidth('x'.repeat(20)) + CELL_INSETS);
  expect(last).toBeLessThan(estimateTextWidth(title));
});

test('shows a rare long name before the title of another column in one line', () => {
  const title = 'A long title of a column';
  const name: ArrangedColumn<Row> = { ...column, isName: true };
  const flag: ArrangedColumn<Row> = { ...column, key: 'flag', title, kind: 'select', value: () => 'on' };
  const rows = [...Array.from({ length: 19 }, () => ({ name: 'short' })), { name: 'x'.repeat(20) }];
  const [width = 0, last = 0] = fitColumns([name, flag], { rows, format, availableWidth: 320 }).map(
    ({ shownWidth }) => shownWidth,
  );
  expect(width).toBeGreaterThanOrEqual(estimateTextWidth('x'.repeat(20)) + CELL_INSETS);
  expect(last).toBeLessThan(estimateTextWidth(title));
  expect(last).toBeGreaterThanOrEqual(estimateTextWidth('A long title') + CELL_INSETS);
});

test('shows a rare text of a short column before more of the long names', () => {
  const users = [...Array.from({ length: 19 }, () => 'admin'), 'maria-gonzalez'];
  const user: ArrangedColumn<Row> = { ...column, key: 'user', value: ({ name }) => name.split(' ')[0] };
  const event: ArrangedColumn<Row> = { ...column, isName: true };
  const rows = users.map((name) => ({ name: `${name} ${'x'.repeat(60)}` }));
  const [, fitted = 0] = fitColumns([event, user], { rows, format, availableWidth: 460 }).map(
    ({ shownWidth }) => shownWidth,
  );
  expect(fitted).toBeGreaterThanOrEqual(estimateTextWidth('maria-gonzalez'));
});

test('widens a column to its title, with space for the sort icon', () => {
  const title = 'A long title of a column';
  expect(widthFor({ title })).toBeGreaterThan(200);
  expect(widthFor({ title, isSortable: true })).toBeGreaterThan(widthFor({ title }));
});

test('does not change a width that the user set', () => {
  expect(widthFor({ hasUserWidth: true, shownWidth: 64 }, ['x'.repeat(500)])).toBe(64);
});

test('leaves the width of rendered elements to the definition, and fits rendered texts', () => {
  const name = 'a name of 24 characters!';
  expect(widthFor({ render: () => createElement('i', {}, createElement('b')) }, [name])).toBe(100);
  expect(widthFor({ render: (row) => row.name }, [name])).toBeGreaterThan(200);
  expect(widthFor({ render: (row) => createElement('b', {}, row.name) }, [name])).toBeGreaterThan(200);
});

test('reads the text of nested elements', () => {
  const link = (row: Row) => createElement('a', {}, 'v1 · ', createElement('bdi', {}, row.name));
  expect(widthFor({ render: link }, ['a name of 24 characters!'])).toBeGreaterThan(230);
});

/** A component whose text its element does not state. */
const Unknown = () => null;

test('measures the label of an option in a select column whose component does not state its text', () => {
  const status: Partial<ArrangedColumn<Row>> = {
    kind: 'select',
    shownWidth: 200,
    options: [{ value: 'on', label: 'On' }],
    render: () => createElement(Unknown),
  };
  const title = 'Runs (7 days)';
  const runs: ArrangedColumn<Row> = { ...column, key: 'runs', title, kind: 'number', value: () => '7' };
  const fit = (availableWidth: number) =>
    fitColumns([{ ...column, ...status }, runs], { rows: [{ name: 'on' }], format, availableWidth }).map(
      ({ shownWidth }) => shownWidth,
    );
  const [, narrow = 0] = fit(240);
  expect(narrow).toBeGreaterThanOrEqual(estimateTextWidth(title) + CELL_INSETS);
  expect(fit(600)[0]).toBe(200);
});

test('shortens the code that names a row before the texts beside it', () => {
  const id: ArrangedColumn<Row> = { ...column, isName: true, isCode: true, shownWidth: 200 };
  const text: ArrangedColumn<Row> = { ...column, key: 'text', value: () => 'x'.repeat(30) };
  const fit = (availableWidth: number) =>
    fitColumns([id, text], { rows: [{ name: 'x'.repeat(50) }], format, availableWidth }).map(
      ({ shownWidth }) => shownWidth,
    );
  const [code, shown = 0] = fit(473);
  expect(code).toBe(200);
  expect(shown).toBeGreaterThanOrEqual(estimateTextWidth('x'.repeat(30)) + CELL_INSETS);
  expect(fit(700)[0]).toBeGreaterThan(300);
});

test('widens a column to the second line of its cells', () => {
  expect(
    widthFor({ isName: true, secondLine: () => 'a-slug-of-twenty-five-let' }, ['short']),
  ).toBeGreaterThan(200);
});

test('widens a rendered name to its text', () => {
  const name = { isName: true, render: (row: Row) => row.name };
  expect(widthFor(name, ['a name of 24 characters!'])).toBeGreaterThan(200);
});

test('shows rare long names before all tags of a row, but the first tag before these names', () => {
  const options = [...'abcd'].map((value) => ({ value, label: 'Label' }));
  const tags: ArrangedColumn<Row> = {
    ...column,
    key: 'tags',
    kind: 'tags',
    options,
    value: () => [...'abcd'],
  };
  const name: ArrangedColumn<Row> = { ...column, isName: true };
  const common = 'x'.repeat(20);
  const rows = [...Array.from({ length: 19 }, () => ({ name: common })), { name: 'x'.repeat(60) }];
  const fit = (availableWidth: number) =>
    fitColumns([name, tags], { rows, format, availableWidth }).map(({ shownWidth }) => shownWidth);
  const commonWidth = estimateTextWidth(common) + CELL_INSETS;
  const firstTag = estimateTagWidth('Label') + TAG_COUNT_WIDTH + CELL_INSETS;
  expect(fit(commonWidth + firstTag + 20)).toEqual([commonWidth + 20, firstTag]);
});

test('counts each tag with its padding', () => {
  const options = ['a', 'b'].map((value) => ({ value, label: 'Label' }));
  const tags = (value: readonly string[]) =>
    widthFor({ kind: 'tags', options, value: () => value }, ['a row']);
  expect(tags(['a', 'b', 'a']) - tags(['a', 'b'])).toBeGreaterThan(50);
});
