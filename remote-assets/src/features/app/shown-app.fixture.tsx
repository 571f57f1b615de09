import type { App, AppRun } from '@atrium/contract';
import {
  createTestPane,
  renderWithAtrium,
  startTestApi,
  type TestApi,
  type TestResponse,
} from '@atrium/testing';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { createApp, APP_ID as id, tokenizer } from '../../app.fixture.ts';
import { catalogs } from '../../catalogs.ts';
import { NlpAppPage } from './app-pages.tsx';

/** The response to a run of the app. */
export const run: AppRun = {
  id,
  task: 'tokenize',
  model: { slug: 'tokenizer', version: '2' },
  outputs: {
    tokens: [
      { text: '我', tag: 'r', start: 0, end: 1 },
      { text: '来到', tag: 'v', start: 1, end: 3 },
      { text: '北京', tag: 'ns', start: 3, end: 5 },
    ],
  },
  usage: { queueMs: 0, runMs: 1.5 },
  warnings: ['too short', 'overrideIgnored:size'],
};

/** The same run as the history stores it. */
export const storedRun = {
  id,
  appId: id,
  appName: '我的分词',
  kind: 'nlp',
  userName: 'wang',
  channel: 'console',
  targetId: id,
  targetVersion: '2',
  status: 'succeeded',
  errorCode: null,
  queueMs: 0,
  runMs: 2,
  bytesIn: 10,
  bytesOut: 20,
  feedback: null,
  hasPayload: true,
  snippet: '我来到北京',
  createdAt: '2026-01-01T00:00:00.000Z',
};

let api: TestApi | undefined;

afterEach(async () => {
  cleanup();
  await api?.close();
});

interface ShowAppOptions {
  /** The values of the app that differ from those of `createApp`. */
  readonly app?: Partial<App>;
  readonly tab?: string;
  /** The rest of the address: `&run=…`. */
  readonly query?: string;
  /** The responses to calls, by path. */
  readonly responses?: Record<string, (body: unknown) => TestResponse | Promise<TestResponse>>;
}

/** Renders the page of an app on its own test server, opened at one of its tabs. */
export async function showApp({ app = {}, tab = 'run', query = '', responses = {} }: ShowAppOptions = {}) {
  const server = await startTestApi({
    '/api/nlpApp/detail': () => ({ code: 0, data: createApp(app) }),
    '/api/nlpApp/run': () => ({ code: 0, data: run }),
    '/api/app/target/detail': () => ({ code: 0, data: { target: tokenizer } }),
    ...responses,
  });
  api = server;
  const pane = createTestPane(`/admin/assets/nlpApp/${id}?tab=${tab}${query}`, { id });
  const shown = await renderWithAtrium(<NlpAppPage />, {
    catalogs: { assets: catalogs },
    deployment: server.deployment,
    pane,
  });
  return {
    ...shown,
    lastBody: (path: string) => server.requested.findLast((one) => one.path === path)?.body,
  };
}
