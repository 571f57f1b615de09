// @vitest-environment jsdom
import { renderWithAtrium } from '@atrium/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TaskResult, type TaskResultProps } from './task-result.tsx';

afterEach(cleanup);

async function show(props: TaskResultProps) {
  await renderWithAtrium(<TaskResult {...props} />, { path: '/', locale: 'en-US' });
  return await screen.findByRole('region', { name: 'Result' });
}

const CUT = 'Only the first part is highlighted. The table shows all results.';

/** An output with a noun for each letter of a text. */
function createTokens(count: number) {
  const tokens = Array.from({ length: count }, (_, start) => ({
    text: 'a',
    tag: 'n',
    start,
    end: start + 1,
  }));
  return { task: 'tokenize', input: { kind: 'text', text: 'a'.repeat(count) }, output: { tokens } } as const;
}

test('highlights only the first marks of a long text, and shows a notice', async () => {
  const result = await show(createTokens(2_001));
  expect(result.querySelectorAll('mark')).toHaveLength(2_000);
  expect(screen.getByText(CUT)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Noun 2,001' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  expect(screen.getByText('Rows 1–20 of 2,001')).toBeTruthy();
});

test('shows no notice when the user hides a type so that all other marks are shown', async () => {
  await show(createTokens(2_001));
  await userEvent.click(screen.getByRole('button', { name: 'Noun 2,001' }));
  expect(screen.queryByText(CUT)).toBeNull();
});

test('highlights all marks of a short text', async () => {
  const result = await show(createTokens(3));
  expect(result.querySelectorAll('mark')).toHaveLength(3);
  expect(screen.queryByText(CUT)).toBeNull();
});

test('shows only the first part of a long JSON text', async () => {
  await show({ task: 'ocr', output: { odd: 'x'.repeat(100_001) } });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Result as JSON' });
  expect(box.value).toHaveLength(100_000);
  expect(screen.getByText('Copy or download the JSON', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull();
});
