// @vitest-environment jsdom
import { logoutCall, profileCall } from '@atrium/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeTabs, openTab, setCookies, type Tab } from '../testing/open-tab.ts';
import { type Handler, startWireServer, type WireReply, type WireServer } from '../testing/wire-server.ts';

let server: WireServer;
let tab: Tab;
let reply: Handler;

beforeEach(async () => {
  server = await startWireServer((request) => reply(request));
  tab = await openTab(server.url);
});

afterEach(async () => {
  closeTabs();
  await server.close();
});

function respondWith(wireReply: WireReply): void {
  reply = () => wireReply;
}

/** Sends a request and returns its error. */
async function getError(signal?: AbortSignal): Promise<unknown> {
  const options = signal ? { signal } : {};
  return tab.request(logoutCall, {}, options).catch((error: unknown) => error);
}

describe('a response', () => {
  it('returns its data with code 0', async () => {
    respondWith({ json: { code: 0, data: { done: true }, msg: null } });
    expect(await tab.request(logoutCall, {})).toEqual({ done: true });
  });

  it('contains only the data if it has no code', async () => {
    respondWith({ json: { done: true } });
    expect(await tab.request(logoutCall, {})).toEqual({ done: true });
  });

  it('throws an error with its message, URL and fields if the code is not 0', async () => {
    const fields = [{ field: 'name', msg: 'too short' }];
    respondWith({ json: { code: 1000, msg: '请检查', data: null, fields } });
    const error = await getError();
    expect(error).toBeInstanceOf(tab.BusinessError);
    expect(error).toMatchObject({ code: 1000, msg: '请检查', fields, url: `${server.url}/api/logout` });
  });

  it.each([
    ['garbage', { raw: 'A'.repeat(200) }],
    ['nothing', { raw: '' }],
    ['a page of HTML', { raw: '<!doctype html><title>Welcome</title>' }],
    ['plain JSON', { raw: '{"code":0,"data":{"done":true}}' }],
    ['a text that is not JSON', { text: 'well sealed' }],
    ['data that does not fit', { json: { code: 0, data: { done: 'yes' } } }],
    ['no data', { json: { code: 0 } }],
    ['a code that is not a number', { json: { code: 'ok', data: { done: true } } }],
    ['a number', { json: 7 }],
    ['a truncated body', { json: { code: 0, data: { done: true } }, truncateAfter: 30 }],
  ] satisfies [string, WireReply][])('is reported as unreadable: %s', async (_name, wireReply) => {
    respondWith(wireReply);
    const error = await getError();
    expect(error).toBeInstanceOf(tab.NetworkError);
    expect(error).toMatchObject({ kind: 'unreadable', url: `${server.url}/api/logout` });
  });

  it.each([400, 403, 404, 408, 413, 429, 500, 501, 502, 503, 504, 505])(
    'throws an error with the URL if its status is %i',
    async (status) => {
      respondWith({ status, raw: 'anything' });
      const error = await getError();
      expect(error).toBeInstanceOf(tab.HttpStatusError);
      expect(error).toMatchObject({ status, url: `${server.url}/api/logout` });
    },
  );

  it('is rejected if it redirects, so that the token is sent to no other address', async () => {
    const paths: string[] = [];
    reply = ({ path }) => {
      paths.push(path);
      return { status: 307, headers: { Location: `${server.url}/elsewhere` } };
    };
    expect(await getError()).toMatchObject({ kind: 'offline' });
    expect(paths).toEqual(['/api/logout']);
  });

  it('is requested only once, even after an error', async () => {
    let count = 0;
    reply = () => {
      count += 1;
      return { status: 503 };
    };
    await getError();
    expect(count).toBe(1);
  });
});

describe('a request', () => {
  it('carries the token and the language, and an encrypted body', async () => {
    const seen: Record<string, unknown>[] = [];
    reply = ({ headers, body }) => {
      seen.push({ token: headers['x-token'], language: headers['accept-language'], body });
      return { json: { done: true } };
    };
    await tab.request(logoutCall, {});
    setCookies('0b9f4c1e-6d0a-4c38-9a53-0d1b4a6f7e21');
    tab.appStore.set(tab.requestLocaleAtom, 'en-US');
    await tab.request(logoutCall, {});
    expect(seen).toEqual([
      { token: undefined, language: 'zh-CN', body: {} },
      { token: 't', language: 'en-US', body: {} },
    ]);
  });

  it('fails as offline if no server responds', async () => {
    await server.close();
    expect(await getError()).toMatchObject({ name: 'NetworkError', kind: 'offline' });
  });

  it('fails as timeout if the response takes too long', async () => {
    reply = () => new Promise(() => undefined);
    expect(await getError(AbortSignal.timeout(50))).toMatchObject({ name: 'NetworkError', kind: 'timeout' });
  });

  it("fails with the caller's reason if aborted, and reports nothing", async () => {
    const controller = new AbortController();
    reply = () => {
      controller.abort();
      return new Promise(() => undefined);
    };
    expect(await getError(controller.signal)).toBe(controller.signal.reason);
    expect(tab.appStore.get(tab.logEntriesAtom)).toEqual([]);
  });
});

describe('a failed request', () => {
  it('is logged and shown in one toast, even if several requests fail in the same way', async () => {
    respondWith({ status: 500 });
    const reportedErrors: unknown[] = [];
    tab.appStore.sub(tab.requestErrorAtom, () =>
      reportedErrors.push(tab.appStore.get(tab.requestErrorAtom)?.error),
    );
    await Promise.all([getError(), getError(), getError()]);
    expect(reportedErrors).toEqual([expect.objectContaining({ status: 500 })]);
    const [entry] = tab.appStore.get(tab.logEntriesAtom);
    expect(entry).toMatchObject({ message: 'data request exception', type: 'error' });
    expect(entry?.meta.extra).toMatchObject({ status: 500, url: `${server.url}/api/logout` });
  });

  it('is also reported if another error with a different text is visible', async () => {
    const reportedErrors: unknown[] = [];
    tab.appStore.sub(tab.requestErrorAtom, () =>
      reportedErrors.push(tab.appStore.get(tab.requestErrorAtom)?.error),
    );
    for (const status of [500, 404, 500, 503]) {
      respondWith({ status });
      await getError();
    }
    expect(reportedErrors).toMatchObject([{ status: 500 }, { status: 404 }, { status: 503 }]);
  });

  it('is neither logged nor shown if it is silent', async () => {
    respondWith({ status: 500 });
    await expect(tab.request(profileCall, {}, { isSilent: true })).rejects.toMatchObject({ status: 500 });
    expect(tab.appStore.get(tab.requestErrorAtom)).toBeUndefined();
    expect(tab.appStore.get(tab.logEntriesAtom)).toEqual([]);
  });
});
