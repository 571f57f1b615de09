// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consumeEarlyConfig, consumeEarlyManifest, consumeEarlyRegistry } from './early-requests.ts';
import { startRequests } from './start-requests.ts';

const FILES = {
  'signed-in': ['/signed-in.js', '/signed-in.css'],
  'locale-zh-CN': ['/zh.js'],
  'locale-en-US': ['/en.js'],
  'shared-table': ['/table.js'],
  'shared-table-en-US': ['/table-en.js'],
};
const FOLDER = 'http://localhost:3000/remotes/shop/1-a/';
const PLAN = {
  folder: FOLDER,
  integrity: 'sha384-a',
  routes: { '/admin/shop/:id': 'item' },
  files: ['remoteEntry.js'],
  pages: { item: ['item.js'], other: ['other.js'] },
  packages: { item: ['@atrium/table'] },
  messages: { 'en-US': ['messages-en.js'], 'zh-CN': ['messages-zh.js'] },
};

let requested: string[];
let configuration: object;

beforeEach(() => {
  requested = [];
  configuration = { defaultLocale: 'zh-CN', features: { detectLocale: false } };
  const element = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: 'atrium-files',
  });
  element.textContent = JSON.stringify(FILES);
  document.head.append(element);
  vi.stubGlobal('fetch', (address: string | URL, { integrity }: RequestInit = {}) => {
    requested.push(String(address));
    if (String(address).endsWith('integrity.json')) expect(integrity).toBe(PLAN.integrity);
    return Promise.resolve(new Response(JSON.stringify(configuration)));
  });
});

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  setCookie('console-token=; path=/; max-age=0');
  history.replaceState({}, '', '/');
  globalThis.__atriumEarly = undefined;
  vi.unstubAllGlobals();
});

/** Returns the addresses of fetched files and of scripts. jsdom loads no scripts. */
function listRequests(): string[] {
  const scripts = [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
  return [...requested, ...scripts.map((script) => script.getAttribute('src') ?? '')];
}

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = cookie;
}

function store(key: string, value: unknown): void {
  localStorage.setItem(`admin-plus-console:public:${key}`, JSON.stringify(value));
}

function signIn(pathname: string): void {
  setCookie('console-token=secret; path=/');
  history.replaceState({}, '', pathname);
}

test('requests the configuration and then the default messages for a first visitor', async () => {
  startRequests();
  expect(listRequests()).toEqual(['/config.json']);
  await expect.poll(listRequests).toEqual(['/config.json', '/zh.js']);
});

test('requests the messages of the browser’s language if the deployment detects it', async () => {
  configuration = { defaultLocale: 'zh-CN', features: { detectLocale: true } };
  startRequests();
  await expect.poll(listRequests).toEqual(['/config.json', '/en.js']);
});

const START = [
  '/config.json',
  'http://localhost:3000/remotes.json?locale=en-US',
  '/signed-in.css',
  '/en.js',
  '/signed-in.js',
];

test('requests the registry, the messages and the code of the signed-in pages for a signed-in user', () => {
  store('last-start', { locale: 'en-US', registry: '/remotes.json' });
  store('page-plan:shop', PLAN);
  signIn('/admin/shop/7');
  startRequests();
  expect(listRequests()).toEqual(START);
});

test('requests the manifest, files, packages and messages of the page when the host’s code starts', () => {
  store('last-start', { locale: 'en-US', registry: '/remotes.json' });
  store('page-plan:shop', PLAN);
  signIn('/admin/shop/7');
  startRequests();
  globalThis.__atriumEarly?.requestPage?.();
  expect(listRequests().toSorted()).toEqual(
    [
      ...START,
      '/table-en.js',
      '/table.js',
      `${FOLDER}integrity.json`,
      `${FOLDER}item.js`,
      `${FOLDER}messages-en.js`,
      `${FOLDER}remoteEntry.js`,
    ].toSorted(),
  );
});

test('runs scripts in order, because Chromium otherwise runs them only after the first paint', () => {
  store('last-start', { locale: 'en-US', registry: '/remotes.json' });
  signIn('/admin/shop/7');
  startRequests();
  const scripts = [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
  expect(scripts.map(({ async }) => async)).toEqual([false, false]);
});

test('requests nothing of a remote and no registry for a visitor without a session', () => {
  store('last-start', { locale: 'en-US', registry: '/remotes.json' });
  store('page-plan:shop', PLAN);
  history.replaceState({}, '', '/admin/shop/7');
  startRequests();
  expect(listRequests()).toEqual(['/config.json', '/en.js']);
});

test.each(['{', '[]', 'null', '"text"'])('ignores a broken stored plan: %s', (text) => {
  store('last-start', { locale: 'en-US', registry: '/remotes.json' });
  localStorage.setItem('admin-plus-console:public:page-plan:shop', text);
  signIn('/admin/shop/7');
  startRequests();
  globalThis.__atriumEarly?.requestPage?.();
  expect(listRequests()).toEqual(START);
});

test('returns each early response only once, and that of the registry only for the same address', async () => {
  store('last-start', { locale: 'en-US', registry: '/remotes.json' });
  signIn('/admin/shop/7');
  startRequests();
  expect(await consumeEarlyConfig()).toMatchObject({ ok: true, text: expect.any(String) });
  expect(consumeEarlyConfig()).toBeUndefined();
  expect(await consumeEarlyRegistry('http://localhost:3000/remotes.json?locale=en-US')).toMatchObject({
    ok: true,
  });
  expect(await consumeEarlyRegistry('http://localhost:3000/remotes.json?locale=en-US')).toBeUndefined();
  startRequests();
  expect(await consumeEarlyRegistry('http://localhost:3000/remotes.json?locale=zh-CN')).toBeUndefined();
});

test('returns the manifest of the page only once, and only for the same address and hash', async () => {
  store('last-start', { locale: 'en-US', registry: '/remotes.json' });
  store('page-plan:shop', PLAN);
  signIn('/admin/shop/7');
  startRequests();
  globalThis.__atriumEarly?.requestPage?.();
  const address = `${FOLDER}integrity.json`;
  expect(await consumeEarlyManifest(address, 'sha384-b')).toBeUndefined();
  expect(await consumeEarlyManifest(`${FOLDER}other.json`, 'sha384-a')).toBeUndefined();
  expect(await consumeEarlyManifest(address, 'sha384-a')).toMatchObject({ ok: true });
  expect(await consumeEarlyManifest(address, 'sha384-a')).toBeUndefined();
});

test('removes the tag of a script that has failed, because the console would wait for it', async () => {
  startRequests();
  await expect.poll(listRequests).toContain('/zh.js');
  document.head.querySelector('script[src]')?.dispatchEvent(new Event('error'));
  expect(listRequests()).toEqual(['/config.json']);
});
