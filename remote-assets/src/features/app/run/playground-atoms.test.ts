// @vitest-environment jsdom
import { ERROR_CODES } from '@atrium/contract';
import { configureRuntime } from '@atrium/runtime';
import { startTestApi, type TestApi, type TestResponse } from '@atrium/testing';
import { createStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { createApp } from '../../../app.fixture.ts';
import { run } from '../shown-app.fixture.tsx';
import {
  editDraftAtom,
  isPlaygroundDirtyAtom,
  markRanAtom,
  openPlaygroundAtom,
  playgroundAtom,
  runPlaygroundAtom,
  stopRunAtom,
} from './playground-atoms.ts';

const RUN = '/api/nlpApp/run';
const typed = { input: { kind: 'text', text: '你好' } } as const;

let api: TestApi;

afterEach(() => api.close());

/** Opens an app with its sample on a server that responds to runs. */
async function open(answer: () => TestResponse | Promise<TestResponse> = () => ({ code: 0, data: run })) {
  api = await startTestApi({ [RUN]: answer });
  configureRuntime(api.deployment);
  const store = createStore();
  await store.set(openPlaygroundAtom, createApp(), 'tokenize');
  return { store, current: () => store.get(playgroundAtom) };
}

test('starts with the text sample of the app, and is not dirty', async () => {
  const { store, current } = await open();
  expect(current()?.draft.input).toEqual({ kind: 'text', text: '我来到北京' });
  expect(store.get(isPlaygroundDirtyAtom)).toBe(false);
});

test('keeps the draft when the same app opens again, and starts again for another app', async () => {
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

test('runs the draft, which is then no unsaved work, and stores the rating of the run', async () => {
  const { store, current } = await open();
  store.set(editDraftAtom, typed);
  await store.set(runPlaygroundAtom, createApp());
  expect(api.requested).toEqual([{ path: RUN, body: { id: createApp().id, input: typed.input } }]);
  expect(current()).toMatchObject({ running: undefined, failure: undefined });
  expect(current()?.ran?.response.id).toBe(run.id);
  expect(store.get(isPlaygroundDirtyAtom)).toBe(false);
  store.set(markRanAtom, -1);
  expect(current()?.ran?.feedback).toBe(-1);
});

test('sends one request while a run is going on, and nothing for an app that is not open', async () => {
  const { store } = await open();
  const first = store.set(runPlaygroundAtom, createApp());
  await store.set(runPlaygroundAtom, createApp());
  await store.set(runPlaygroundAtom, createApp({ id: createApp().id.replace(/.$/, '9') }));
  await first;
  expect(api.requested).toHaveLength(1);
});

test('keeps the earlier result if a run fails, with the message and the fields of the server', async () => {
  let isDown = false;
  const { store, current } = await open(() =>
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
  expect(current()?.ran?.response.id).toBe(run.id);
  expect(current()?.draft).toBe(typed);
  expect(store.get(isPlaygroundDirtyAtom)).toBe(true);
});

test('a canceled run is no failure, and leaves the draft unsaved', async () => {
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
  expect(current()?.running).toBeDefined();
  store.set(stopRunAtom);
  await running;
  expect(current()).toMatchObject({ running: undefined, failure: undefined, ran: undefined });
  expect(store.get(isPlaygroundDirtyAtom)).toBe(true);
});
