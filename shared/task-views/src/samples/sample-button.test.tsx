// @vitest-environment jsdom
import type { TaskInput } from '@atrium/contract';
import { appStore, requestErrorAtom } from '@atrium/runtime';
import { renderWithAtrium, startTestApi, type TestApi } from '@atrium/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { TaskDraft } from '../draft/task-draft.ts';
import type { SampleSource } from './load-sample.ts';
import { SampleButton } from './sample-button.tsx';

let api: TestApi;
let draft: TaskDraft;

afterEach(async () => {
  cleanup();
  await api.close();
});

const toText = (text: string): TaskInput => ({ kind: 'text', text });

interface FieldProps {
  readonly first: TaskDraft;
  readonly sample?: SampleSource;
}

function Field({ first, sample }: FieldProps) {
  const [current, setCurrent] = useState(first);
  draft = current;
  return (
    <SampleButton
      task="tokenize"
      sample={sample}
      current={current}
      isDisabled={false}
      onInsert={setCurrent}
    />
  );
}

/** Shows the button above a field. The server has samples with these texts. */
async function show(props: FieldProps, texts: readonly string[]) {
  let calls = 0;
  api = await startTestApi({
    '/api/sample/list': () => {
      calls += 1;
      const list = texts.map((text) => ({
        name: text,
        task: 'tokenize',
        title: text,
        language: 'en',
        input: toText(text),
      }));
      return { code: 0, data: { list } };
    },
  });
  await renderWithAtrium(<Field {...props} />, { path: '/', locale: 'en-US', deployment: api.deployment });
  return { count: () => calls };
}

const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }));

const waitForText = async (text: string) => await waitFor(() => expect(draft.input).toEqual(toText(text)));

test('loads the samples of the product once, on request, and cycles through them', async () => {
  const list = await show({ first: { input: toText('') } }, ['one', 'two']);
  await screen.findByRole('button', { name: 'Load sample data' });
  expect(list.count()).toBe(0);
  await press('Load sample data');
  await waitForText('one');
  await press('Next sample');
  await waitForText('two');
  await press('Next sample');
  await waitForText('one');
  expect(list.count()).toBe(1);
});

test('offers the sample of the target without a call, and only once', async () => {
  const list = await show(
    { first: { input: toText('') }, sample: { input: toText('one'), imageName: null } },
    ['one', 'two'],
  );
  await press('Load sample data');
  await waitForText('one');
  expect(list.count()).toBe(0);
  await press('Next sample');
  await waitForText('two');
  await press('Next sample');
  await waitForText('one');
});

test('skips the sample of the target if the field already contains it', async () => {
  const own = toText('own');
  await show({ first: { input: own }, sample: { input: own, imageName: null } }, ['one']);
  await press('Next sample');
  await waitForText('one');
  expect(screen.queryByRole('button', { name: 'Restore my input' })).toBeNull();
});

test('restores the input of the user, even after several samples', async () => {
  await show({ first: { input: toText('mine') } }, ['one', 'two']);
  await press('Load sample data');
  await waitForText('one');
  await press('Next sample');
  await waitForText('two');
  await press('Restore my input');
  await waitForText('mine');
  expect(screen.queryByRole('button', { name: 'Restore my input' })).toBeNull();
});

test('does not offer a next sample if the product has none', async () => {
  const list = await show({ first: { input: toText('') } }, []);
  await press('Load sample data');
  await waitFor(() => expect(list.count()).toBe(1));
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /sample/ }).disabled).toBe(false),
  );
  await press('Load sample data');
  expect(draft.input).toEqual(toText(''));
});

test('does not change the field and reports the error if the samples cannot be loaded', async () => {
  api = await startTestApi({
    '/api/sample/list': () => ({ code: 500_000, data: null, msg: 'Out of order' }),
  });
  await renderWithAtrium(<Field first={{ input: toText('mine') }} />, {
    path: '/',
    locale: 'en-US',
    deployment: api.deployment,
  });
  await press('Load sample data');
  await waitFor(() => expect(appStore.get(requestErrorAtom)).toBeDefined());
  expect(draft.input).toEqual(toText('mine'));
  expect(screen.getByRole('button', { name: 'Load sample data' })).toBeTruthy();
});
