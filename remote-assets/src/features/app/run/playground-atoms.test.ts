// @vitest-environment jsdom
import { ERROR_CODES } from '@atrium/contract';
import { configureRuntime } from '@atrium/runtime';
import { startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { createStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../../app.fixture.ts';
import { run } from '../shown-app.fixture.tsx';
import {
  compareRunAtom,
  editDraftAtom,
  isPlaygroundDirtyAtom,
  openPlaygroundAtom,
  playgroundAtom,
  rateRunAtom,
  restoreInputAtom,
  runPlaygroundAtom,
  showRunAtom,
  stopRunAtom,
} from './playground-atoms.ts';

const RUN = '/api/nlpApp/run';
const typed = { input: { kind: 'text', text: '你好' } } as const;

let api: TestApi;

afterEach(() => api.close());

/** Opens an app with its sample on a server that responds to runs. */
async function open(respond: () => TestResponse | Promise<TestResponse> = () => ({ code: 0, data: run })) {
  api = await startTestApi({ [RUN]: respond });
  configureRuntime(api.deployment);
  const store = createStore();
  await store.set(openPlaygroundAtom, createApp(), 'tokenize');
  const current = () => store.get(playgroundAtom);
  return {
    store,
    current,
    shown: () => current()?.runs.find((finished) => finished.response.id === current()?.shownId),
  };
}

const toId = (number: number) => run.id.replace(/..$/, String(number).padStart(2, '0'));

/** Responds to each run with the next id. */
function createNumberedResponses(): () => TestResponse {
  let count = 0;
  return () => {
    count += 1;
    return { code: 0, data: { ...run, id: toId(count) } };
  };
}

test('starts with the text sample of the app, and is not dirty', async () => {
  const { store, current } = await open();
  expect(current()?.draft.input).toEqual({ kind: 'text', text: '我来到北京' });
  expect(store.get(isPlaygroundDirtyAtom)).toBe(false);
});

test('keeps the draft when the same app opens again, and resets it for another app', async () => {
  const { store, current } = await open();
  store.set(editDraftAtom, typed);
  await store.set(openPlaygroundAtom, createApp(), 'tokenize');
  expect(current()?.draft).toBe(typed);
  expect(store.get(isPlaygroundDirtyAtom)).toBe(true);
  const other = createApp({ id: createApp().id.replace(/.$/, '9'), sample: null });
  await store.set(openPlaygroundAtom, other, 'tokenize');
  expect(current()).toMatchObject({ appId: other.id, draft: { input: { kind: 'text', text: '' } } });
  expect(store.get(isPlaygroundDirtyAtom)).toBe(false);
});

test('runs the draft, after which it is not dirty, and stores the rating of the run', async () => {
  const { store, current, shown } = await open();
  store.set(editDraftAtom, typed);
  await store.set(runPlaygroundAtom, createApp());
  expect(api.requested).toEqual([{ path: RUN, body: { id: createApp().id, input: typed.input } }]);
  expect(current()).toMatchObject({ runController: undefined, failure: undefined });
  expect(shown()?.response.id).toBe(run.id);
  expect(store.get(isPlaygroundDirtyAtom)).toBe(false);
  store.set(rateRunAtom, run.id, -1);
  expect(shown()?.feedback).toBe(-1);
});

test('runs on another version for one run', async () => {
  const { store } = await open();
  await store.set(runPlaygroundAtom, createApp(), 'revision:1');
  expect(api.requested[0]?.body).toMatchObject({ version: 'revision:1' });
});

test('lists the last ten runs, newest first, and shows one or two of them', async () => {
  const { store, current, shown } = await open(createNumberedResponses());
  for (let count = 0; count < 11; count += 1) await store.set(runPlaygroundAtom, createApp());
  expect(current()?.runs.map(({ response }) => response.id)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(toId),
  );
  expect(shown()?.response.id).toBe(toId(11));
  store.set(showRunAtom, toId(4));
  store.set(compareRunAtom, toId(9));
  expect(current()).toMatchObject({ shownId: toId(4), comparedId: toId(9) });
  await store.set(runPlaygroundAtom, createApp());
  expect(current()).toMatchObject({ shownId: toId(12), comparedId: undefined });
});

test('restores the input of an earlier run, and returns the input that it replaced', async () => {
  const { store, current } = await open(createNumberedResponses());
  await store.set(runPlaygroundAtom, createApp());
  const [first] = current()?.runs ?? [];
  store.set(editDraftAtom, typed);
  expect(first && store.set(restoreInputAtom, first)).toBe(typed);
  expect(current()?.draft).toBe(first?.draft);
  expect(store.get(isPlaygroundDirtyAtom)).toBe(false);
});

test('sends no second request while a run is in progress, and no request for an app that is not open', async () => {
  const { store } = await open();
  const first = store.set(runPlaygroundAtom, createApp());
  await store.set(runPlaygroundAtom, createApp());
  await store.set(runPlaygroundAtom, createApp({ id: createApp().id.replace(/.$/, '9') }));
  await first;
  expect(api.requested).toHaveLength(1);
});

test('still shows the earlier result after a run fails, and shows the errors of the server until the next edit', async () => {
  let isDown = false;
  const { store, current, shown } = await open(() =>
    isDown
      ? {
          code: ERROR_CODES.invalid,
          msg: 'Invalid text',
          fields: [{ field: 'input.text', rule: 'max', msg: 'Too long' }],
        }
      : { code: 0, data: run },
  );
  await store.set(runPlaygroundAtom, createApp());
  isDown = true;
  store.set(editDraftAtom, typed);
  await store.set(runPlaygroundAtom, createApp());
  expect(current()?.failure).toEqual({ msg: 'Invalid text', fields: { 'input.text': 'Too long' } });
  expect(shown()?.response.id).toBe(run.id);
  expect(current()?.draft).toBe(typed);
  expect(store.get(isPlaygroundDirtyAtom)).toBe(true);
  store.set(editDraftAtom, { ...typed });
  expect(current()?.failure).toBeUndefined();
});

test('a canceled run is not a failure, and leaves the draft unsaved', async () => {
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const { store, current } = await open(() => {
    arrived();
    return new Promise<TestResponse>(() => {});
  });
  store.set(editDraftAtom, typed);
  const running = store.set(runPlaygroundAtom, createApp());
  await arrival;
  expect(current()?.runController).toBeDefined();
  store.set(stopRunAtom);
  await running;
  expect(current()).toMatchObject({ runController: undefined, failure: undefined, runs: [] });
  expect(store.get(isPlaygroundDirtyAtom)).toBe(true);
});
