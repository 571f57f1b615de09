import { ERROR_CODES, nlpCalls } from '@atrium/contract';
import { renderWithAtrium, startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogs } from '../../catalogs.ts';
import { createItemSources, ItemSourcesContext } from '../item-sources.ts';
import { ItemTestRun } from './item-test-run.tsx';

const DRAFT = { task: 'tokenize', engine: 'cutter', parameters: { isFine: true }, sample: '' };
const PASSED = { code: 0, data: { output: { tokens: [] }, queueMs: 0, runMs: 7.4 } };

let api: TestApi;

afterEach(async () => {
  cleanup();
  await api.close();
});

const SOURCES = createItemSources('nlp', nlpCalls);

interface FormProps {
  readonly draft: object;
  onPassed(): void;
}

/** The test of a draft, with a button that changes the draft's engine and changes it back. */
function Form({ draft, onPassed }: FormProps) {
  const [engine, setEngine] = useState('cutter');
  return (
    <ItemSourcesContext value={SOURCES}>
      <button type="button" onClick={() => setEngine(engine === 'cutter' ? 'splitter' : 'cutter')}>
        Switch
      </button>
      <ItemTestRun draft={{ ...draft, engine }} onPassed={onPassed} />
    </ItemSourcesContext>
  );
}

async function show(respond: () => TestResponse, draft: object = DRAFT) {
  const onPassed = vi.fn();
  api = await startTestApi({
    '/api/nlp/test': respond,
    '/api/sample/list': () => ({ code: 0, data: { list: [] } }),
  });
  await renderWithAtrium(<Form draft={draft} onPassed={onPassed} />, {
    catalogs: { management: catalogs },
    deployment: api.deployment,
  });
  return { onPassed };
}

async function run(text: string) {
  const field = await screen.findByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Run test' }));
}

test('runs a test only with input', async () => {
  await show(() => PASSED);
  await screen.findByRole('textbox');
  expect(screen.getByText('Enter test input first')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Run test' }).disabled).toBe(true);
  await run('我们');
  expect(await screen.findByText('Test passed in 7.4 ms')).toBeTruthy();
  expect(screen.queryByText('Enter test input first')).toBeNull();
});

test('requires another test after the engine changes, unless the tested engine is selected again', async () => {
  const { onPassed } = await show(() => PASSED);
  await run('我们');
  await screen.findByText('Test passed in 7.4 ms');
  expect(onPassed).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
  expect(screen.getByRole('status').textContent).toMatch(/Run the test again/);
  await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
  expect(screen.getByRole('status').textContent).toBe('Test passed in 7.4 ms');
});

test('replaces the earlier result with the reason of a failure, until the input changes', async () => {
  let isFailing = false;
  const { onPassed } = await show(() =>
    isFailing ? { code: ERROR_CODES.engineFailed, msg: 'The engine stopped' } : PASSED,
  );
  await run('我们');
  await screen.findByText('Test passed in 7.4 ms');
  isFailing = true;
  await run('他们');
  expect(await screen.findByText('The engine stopped')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(onPassed).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByRole('textbox'), '好');
  expect(screen.queryByText('The engine stopped')).toBeNull();
});

test('shows the server’s message at the input', async () => {
  await show(() => ({
    code: ERROR_CODES.invalid,
    msg: 'Invalid input',
    fields: [{ field: 'text', msg: 'Too long' }],
  }));
  await run('我们');
  expect(await screen.findByText('Too long')).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

test('offers the sample of the item', async () => {
  await show(() => PASSED, { ...DRAFT, sample: '张三在北京' });
  await userEvent.click(await screen.findByRole('button', { name: /sample/i }));
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('张三在北京'));
});

test('shows no test panel for a task that this version of the console does not know', async () => {
  await show(() => PASSED, { ...DRAFT, task: 'translate' });
  expect(screen.queryByRole('button', { name: 'Run test' })).toBeNull();
});
