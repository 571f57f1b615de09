// @vitest-environment jsdom
import type { TableInput } from '@atrium/contract';
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TaskInputView, type TaskInputViewProps } from './task-input-view.tsx';

afterEach(cleanup);

async function show(input: TaskInputViewProps['input'], locale: 'en-US' | 'zh-CN' = 'en-US') {
  return await renderWithAtrium(<TaskInputView input={input} />, { path: '/', locale });
}

const createTable = (count: number): TableInput => ({
  kind: 'table',
  columns: ['city', 'size'],
  rows: Array.from({ length: count }, (_, index) => [`city ${index + 1}`, index + 0.5]),
});

test('shows a text in a box that cannot be edited', async () => {
  await show({ kind: 'text', text: '北京 is large.' });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(box.value).toBe('北京 is large.');
  await userEvent.type(box, 'x');
  expect(box.value).toBe('北京 is large.');
});

test('numbers the rows of a table, and shows empty cells as dashes', async () => {
  await show({
    kind: 'table',
    columns: ['city', 'size'],
    rows: [
      ['Rome', 12345.678],
      [null, null],
    ],
  });
  const table = await screen.findByRole('table', { name: 'Table' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Row', 'city', 'size']);
  expect(within(table).getByRole('row', { name: '1 Rome 12,345.7' })).toBeTruthy();
  expect(within(table).getByRole('row', { name: '2 – –' })).toBeTruthy();
});

test('shows a long table in pages', async () => {
  await show(createTable(45));
  await screen.findByText('Rows 1–20 of 45');
  expect(screen.getAllByRole('row')).toHaveLength(21);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Rows 21–40 of 45')).toBeTruthy();
  expect(screen.getByRole('row', { name: '21 city 21 20.5' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getAllByRole('row')).toHaveLength(6);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  expect(screen.getByText('Rows 1–45 of 45')).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(46);
});

test('shows a short table without a pager', async () => {
  await show(createTable(20));
  await screen.findByRole('table', { name: 'Table' });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('plots a series and describes it', async () => {
  await show({ kind: 'series', values: [1, 2, 3], horizon: 1, season: 12 });
  expect(await screen.findByText('3 values, 1 step ahead, season length 12')).toBeTruthy();
  expect((await screen.findAllByLabelText('Input series')).length).toBeGreaterThan(0);
});

test('uses the language of the page', async () => {
  await show(createTable(1), 'zh-CN');
  const table = await screen.findByRole('table', { name: '表格' });
  expect(within(table).getAllByRole('columnheader')[0]?.textContent).toBe('行');
});
