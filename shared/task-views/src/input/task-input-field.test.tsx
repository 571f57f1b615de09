import { LIMITS, type TaskId } from '@atrium/contract';
import { installThreads } from '@atrium/spreadsheet/testing';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDraft, type TaskDraft } from '../draft/task-draft.ts';
import { TaskInputField, type TaskInputFieldProps } from './task-input-field.tsx';

let api: TestApi;
let latest: TaskDraft;

beforeEach(async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  api = await startTestApi({
    '/api/sample/list': () => ({
      code: 0,
      data: {
        list: ['first text', 'second text'].map((text) => ({
          name: text,
          task: 'tokenize',
          title: text,
          language: 'en',
          input: { kind: 'text', text },
        })),
      },
    }),
    '/api/sample/file': () => ({ code: 0, data: { mediaType: 'image/png', base64: btoa('bytes') } }),
  });
});

afterEach(async () => {
  cleanup();
  await api.close();
});

function Form({ task, ...rest }: Omit<TaskInputFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(createEmptyDraft(task));
  latest = value;
  return <TaskInputField {...rest} task={task} value={value} onChange={setValue} />;
}

async function show(task: TaskId, rest: Partial<TaskInputFieldProps> = {}) {
  await renderWithAtrium(<Form task={task} {...rest} />, { locale: 'en-US', deployment: api.deployment });
}

test('counts the characters of a text, and shows the error of its field', async () => {
  await show('tokenize', { errors: { 'input.text': 'Too odd' } });
  const box = await screen.findByRole('textbox', { name: 'Text' });
  await userEvent.type(box, 'four');
  expect(latest).toEqual({ input: { kind: 'text', text: 'four' } });
  expect(screen.getByText('4 / 200,000 characters')).toBeTruthy();
  expect(screen.getByText('Too odd')).toBeTruthy();
});

test('cycles through the sample of the target and the samples of the product', async () => {
  await show('tokenize', { sample: { input: { kind: 'text', text: 'own text' }, imageName: null } });
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value;
  await userEvent.click(await screen.findByRole('button', { name: 'Load sample data' }));
  await waitFor(() => expect(box()).toBe('own text'));
  for (const text of ['first text', 'second text', 'own text']) {
    await userEvent.click(screen.getByRole('button', { name: 'Next sample' }));
    await waitFor(() => expect(box()).toBe(text));
  }
  expect(api.requested.map(({ path }) => path)).toEqual(['/api/sample/list']);
});

test('restores the input of the user after samples', async () => {
  await show('tokenize');
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'my own');
  await userEvent.click(screen.getByRole('button', { name: 'Load sample data' }));
  await waitFor(() => expect(box().value).toBe('first text'));
  await userEvent.click(screen.getByRole('button', { name: 'Next sample' }));
  await waitFor(() => expect(box().value).toBe('second text'));
  await userEvent.click(screen.getByRole('button', { name: 'Restore my input' }));
  expect(box().value).toBe('my own');
  expect(screen.queryByRole('button', { name: 'Restore my input' })).toBeNull();
});

test('shows a chosen image, and removes it', async () => {
  await show('ocr');
  const file = new File(['bytes'], 'page.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText(/^Image/), file);
  expect(latest.file).toBe(file);
  expect((await screen.findByAltText('page.png')).getAttribute('src')).toMatch(/^blob:/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(latest).toEqual({ input: { kind: 'image' } });
});

test('accepts a pasted or dropped image, and rejects another file with a message', async () => {
  await show('barcode');
  await screen.findByText('Drop an image here, or click to choose one');
  const image = new File(['bytes'], 'code.webp', { type: 'image/webp' });
  fireEvent.paste(document.body, { clipboardData: { files: [image] } });
  expect(latest.file).toBe(image);
  const zone = (await screen.findByAltText('code.webp')).parentElement ?? document.body;
  const letter = new File(['text'], 'letter.pdf', { type: 'application/pdf' });
  fireEvent.drop(zone, { dataTransfer: { files: [letter] } });
  expect(await screen.findByText('Only PNG, JPEG, WebP, BMP and GIF images are supported')).toBeTruthy();
  expect(latest.file).toBe(image);
  fireEvent.drop(zone, { dataTransfer: { files: [new File([], 'empty.png', { type: 'image/png' })] } });
  expect(await screen.findByText(/^The image can/)).toBeTruthy();
  expect(latest.file).toBe(image);
  const other = new File(['bytes'], 'other.png', { type: 'image/png' });
  fireEvent.drop(zone, { dataTransfer: { files: [other] } });
  expect(latest.file).toBe(other);
  await waitFor(() => expect(screen.queryByText(/^The image can/)).toBeNull());
});

test('loads the image of a sample', async () => {
  await show('ocr', { sample: { input: { kind: 'image' }, imageName: 'notice.png' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Load sample data' }));
  await waitFor(() => expect((latest.file as File | undefined)?.name).toBe('notice.png'));
  expect(latest.file?.type).toBe('image/png');
});

test('edits cells, moves between them with keys, and pastes cells of a spreadsheet', async () => {
  await show('cluster');
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await screen.findByRole('textbox', { name: 'x, row 1' });
  await userEvent.type(cell('x, row 1'), '1.50{Enter}');
  expect(document.activeElement).toBe(cell('x, row 2'));
  await userEvent.type(cell('y, row 1'), 'word');
  expect(latest.input).toMatchObject({
    rows: [
      [1.5, 'word'],
      [null, null],
      [null, null],
    ],
  });
  fireEvent.paste(cell('y, row 3'), { clipboardData: { getData: () => '7\t8\n9' } });
  expect(latest.input).toMatchObject({ columns: ['x', 'y', 'x3'] });
  expect(latest.input).toMatchObject({ rows: [{}, {}, [null, 7, 8], [null, 9, null]] });
  fireEvent.paste(cell('x, row 1'), { clipboardData: { getData: () => 'size\n1,200\n1,350\n?' } });
  expect(screen.getByText('Row 3 of “size” is not a number. The column will be ignored.')).toBeTruthy();
  fireEvent.paste(cell('size, row 1'), { clipboardData: { getData: () => 'a,b\n1,2' } });
  expect(latest.input).toEqual({ kind: 'table', columns: ['a', 'b'], rows: [[1, 2]] });
});

test('adds, names and removes rows and columns, and opens a file', async () => {
  await show('anomaly');
  (await screen.findByRole('textbox', { name: 'Name of column 2' })).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'y, row 4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add column' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove column x' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }));
  const name = screen.getByRole('textbox', { name: 'Name of column 1' });
  await userEvent.clear(name);
  expect(screen.getByText('Enter a name for column 1')).toBeTruthy();
  await userEvent.type(name, 'size');
  expect(latest.input).toEqual({
    kind: 'table',
    columns: ['size', 'x3'],
    rows: [
      [null, null],
      [null, null],
      [null, null],
    ],
  });
  const uninstall = installThreads();
  const many = Array.from({ length: 30 }, (_, at) => `${at},${at * 2}`).join('\n');
  const file = new File([`a,b\n${many}`], 'many.csv', { type: 'text/csv' });
  const chooser = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(chooser, { target: { files: [file] } });
  expect(await screen.findByText('Rows 1–20 of 30')).toBeTruthy();
  uninstall();
  screen.getByRole('textbox', { name: 'b, row 20' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'b, row 21' }));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'b, row 20' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'b, row 30' }).value).toBe('58');
});

test('reports omitted rows of a table until another table replaces it', async () => {
  await show('anomaly');
  const cell = await screen.findByRole('textbox', { name: 'x, row 1' });
  const tall = '1\n'.repeat(LIMITS.tableRows + 3);
  fireEvent.paste(cell, { clipboardData: { getData: () => tall } });
  const warning = 'The table is limited to 200,000 rows. 3 rows were left out.';
  expect(await screen.findByText(warning)).toBeTruthy();
  expect(screen.getByText(warning).closest('[role=status]')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 2' }));
  expect(screen.getByText(warning)).toBeTruthy();
  fireEvent.paste(screen.getByRole('textbox', { name: 'x1, row 1' }), {
    clipboardData: { getData: () => '1\n2' },
  });
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

test('plots a series, and reports a value that is not a number', async () => {
  await show('forecast');
  const box = await screen.findByRole('textbox', { name: 'Series' });
  await userEvent.type(box, '1 2 x');
  expect(screen.getByText('Value 3 is not a number')).toBeTruthy();
  await userEvent.type(box, '{Backspace}3.');
  expect(screen.queryByText(/is not a number/)).toBeNull();
  expect(screen.getByRole('img', { name: 'Input series' })).toBeTruthy();
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Forecast steps' }), { target: { value: '4' } });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Season length' }), {
    target: { value: '2' },
  });
  expect(latest.input).toEqual({ kind: 'series', values: [1, 2, 3], horizon: 4, season: 2 });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Forecast steps' }), { target: { value: '0' } });
  expect(screen.getByText('Enter a whole number from 1 to 1,000')).toBeTruthy();
});
