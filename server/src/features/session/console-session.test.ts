import { deploymentSchema, ERROR_CODES, logoutCall, profileCall } from '@atrium/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';

type Runtime = typeof import('@atrium/runtime');

const MINUTE = 60_000;

let server: TestServer;
let url: string;
let now: Date;
let refreshes: number;
const open = new Set<() => void>();

beforeEach(async () => {
  stubBrowser();
  now = new Date();
  refreshes = 0;
  server = await startTestServer({ clock: () => now });
  server.app.addHook('onRequest', async (request) => {
    if (request.url === '/api/token/refresh') refreshes += 1;
  });
  url = await server.listen();
});

afterEach(async () => {
  for (const close of open) close();
  open.clear();
  await server.close();
  vi.unstubAllGlobals();
});

async function openTab(): Promise<Runtime> {
  vi.resetModules();
  const runtime = await import('@atrium/runtime');
  const { wireKey } = server;
  const deployment = deploymentSchema.parse({ appId: 'it', name: 'Atrium', apiBase: url, wireKey });
  open.add(runtime.configureRuntime(deployment));
  return runtime;
}

async function signIn(tab: Runtime): Promise<void> {
  const { adminPassword: password } = server;
  await tab.appStore.set(tab.signInAtom, { account: 'admin', password, remember: true });
}

describe('console session with the real server', () => {
  it('refreshes once for 100 requests with an expired token', async () => {
    const tab = await openTab();
    await signIn(tab);
    now = new Date(now.getTime() + 16 * MINUTE);
    const responses = await Promise.all(Array.from({ length: 100 }, () => tab.request(profileCall, {})));
    expect(new Set(responses.map((info) => info.account))).toEqual(new Set(['admin']));
    expect(refreshes).toBe(1);
    await tab.appStore.set(tab.signOutAtom);
  });

  it('refreshes once for 8 browser tabs, and signs out all of them', async () => {
    const tabs = [await openTab()];
    const [first] = tabs as [Runtime];
    await signIn(first);
    while (tabs.length < 8) tabs.push(await openTab());
    now = new Date(now.getTime() + 16 * MINUTE);
    await Promise.all(tabs.map((tab) => tab.request(profileCall, {})));
    expect(refreshes).toBe(1);
    const token = first.appStore.get(first.sessionAtom)?.token;
    await first.appStore.set(first.signOutAtom);
    const isSignedOut = (tab: Runtime): boolean => tab.appStore.get(tab.sessionAtom) === undefined;
    await expect.poll(() => tabs.every(isSignedOut), { timeout: 20_000 }).toBe(true);
    expect((await server.call(profileCall, {}, { token })).status).toBe(401);
  });

  it('reports a wrong password as a BusinessError, and ends a revoked session once', async () => {
    const tab = await openTab();
    const rejection = tab.appStore.set(tab.signInAtom, { account: 'admin', password: 'no', remember: true });
    await expect(rejection).rejects.toMatchObject({
      name: 'BusinessError',
      code: ERROR_CODES.credentialsWrong,
    });
    await signIn(tab);
    const token = tab.appStore.get(tab.sessionAtom)?.token;
    await server.call(logoutCall, {}, { token });
    const ends: unknown[] = [];
    tab.appStore.sub(tab.sessionEndAtom, () => ends.push(tab.appStore.get(tab.sessionEndAtom)?.reason));
    const responses = await Promise.allSettled(
      Array.from({ length: 10 }, () => tab.request(profileCall, {})),
    );
    expect(responses.every((response) => response.status === 'rejected')).toBe(true);
    expect(ends).toEqual(['rejected']);
    expect(tab.appStore.get(tab.isSignedInAtom)).toBe(false);
  });
});
