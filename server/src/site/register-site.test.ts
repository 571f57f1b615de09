import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { deploymentSchema, registrySchema, routeListSchema } from '@atrium/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../http/create-app.ts';
import { registerSite } from './register-site.ts';

const PAGE = '<!doctype html><title>Atrium</title>';
/** What browsers send as `Accept` when a person opens an address. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const VERSION = '1.0.0-3f9c2a1b';
const deployment = deploymentSchema.parse({
  appId: 'atrium',
  name: 'Atrium',
  wireKey: 'the wire key of these tests',
  apiBase: 'https://api.example',
  frames: ['https://docs.example'],
});

let home: string;
let app: FastifyInstance;

async function put(path: string, content: string): Promise<void> {
  await mkdir(dirname(join(home, path)), { recursive: true });
  await writeFile(join(home, path), content);
  await writeFile(join(home, `${path}.br`), brotliCompressSync(content));
  await writeFile(join(home, `${path}.gz`), gzipSync(content));
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'atrium-site-'));
  await put('host/index.html', PAGE);
  await put('host/main.7cbb837e.js', 'main()');
  await put('host/main.7cbb837e.css', 'main{}');
  await put('host/icon.svg', '<svg/>');
  await put('remotes/remote-assets/dist/remote.json', '{"name":"remote_assets"}');
  await put(`remotes/remote-assets/dist/${VERSION}/remoteEntry.js`, 'entry()');
  await put('remotes/empty/readme.md', 'no remote');
  await put('remotes/secret.json', '{"name":"outside"}');
  app = createApp({
    wireKey: deployment.wireKey,
    routes: [],
    authenticate: async () => undefined,
    trustProxy: true,
  });
  await registerSite(app, {
    hostDir: join(home, 'host'),
    remotesDir: join(home, 'remotes'),
    deployment,
    remotes: [
      { name: 'remote_far', pointers: ['https://far.example/remote.json', '/remotes/mirror/remote.json'] },
    ],
    menuPaths: async () => ['/admin/handbook'],
  });
});

afterAll(async () => {
  await app.close();
  await rm(home, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('a page of the console', () => {
  it.each(['/', '/login', '/index.html', '/admin/assets/nlpApp/create?from=menu'])(
    'is the host under %s, never kept',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    '/admin/assets/nlpApp/a.b',
    '/admin/redirect/%7B%22path%22%3A%22%2Fadmin%2Fassets%2FnlpApp%2Fv1.2%22%7D',
    '/admin/redirect/admin/log?type=a.b',
    '/setting/user.html',
    '/nowhere.js',
    '/assets/missing.00000000.svg',
    '/api',
    '/remotes',
    '/remotes/remote-assets',
  ])('answers a browser that opens %s with the console', async (url) => {
    const answer = await get(url, { accept: BROWSER });
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('runs scripts only from this origin and those of the registry, calls the API’s too, and runs none from text', async () => {
    const policy = String((await get('/login')).headers['content-security-policy']);
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
    expect(rules.get('script-src')).toEqual(["'self'", 'https://far.example']);
    expect(rules.get('connect-src')).toEqual(["'self'", 'https://far.example', 'https://api.example']);
    expect(rules.get('frame-src')).toEqual(['https://docs.example']);
    expect(rules.get('script-src')?.join()).not.toMatch(/unsafe/);
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect([name, rules.get(name)]).toEqual([name, ["'none'"]]);
    }
    expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(rules.get('trusted-types')).toContain('atrium');
    expect(policy).not.toMatch(/unsafe-eval|\*/);
  });

  it('cannot be framed, guessed at, or known to others by its address', async () => {
    expect((await get('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('insists on https once it came by https', async () => {
    const secure = await get('/', { 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a file of the host', () => {
  it('is kept for good when its name says what is in it, and checked anew otherwise', async () => {
    expect((await get('/main.7cbb837e.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('travels compressed as it was built', async () => {
    const answer = await get('/main.7cbb837e.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('main()');
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/main.7cbb837e.js', 'application/javascript; charset=utf-8'],
    ['/main.7cbb837e.css', 'text/css; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/remotes/remote-assets/remote.json', 'application/json; charset=utf-8'],
    [`/remotes/remote-assets/${VERSION}/remoteEntry.js`, 'application/javascript; charset=utf-8'],
  ])('is called the same whichever way it travels: %s', async (url, type) => {
    const ways = ['', 'gzip', 'br'];
    const answers = await Promise.all(ways.map((way) => get(url, { 'accept-encoding': way })));
    expect(answers.map(({ headers }) => headers['content-encoding'] ?? '')).toEqual(ways);
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual([type, type, type]);
    expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'));
    const [plain, gzip] = answers;
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body);
  });

  it('that is missing is 404, not the page', async () => {
    for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1', '']) {
      for (const path of ['/main.00000000.js', '/assets/missing.00000000.svg', '/favicon.ico']) {
        const answer = await get(path, { accept });
        expect([path, answer.statusCode, answer.body]).toEqual([path, 404, '']);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    }
    expect((await get('/api/login', { accept: BROWSER })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/login' })).headers.allow).toBe('GET, HEAD');
  });
});

describe('a remote that lies here', () => {
  it('stands in the registry beside those from elsewhere', async () => {
    const answer = await get('/remotes.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(registrySchema.parse(answer.json()).remotes).toEqual([
      { name: 'remote_assets', pointers: ['/remotes/remote-assets/remote.json'] },
      { name: 'remote_far', pointers: ['https://far.example/remote.json', '/remotes/mirror/remote.json'] },
    ]);
  });

  it('is told whole in the registry, with its titles in the language asked for, as small as it gets', async () => {
    const version = {
      version: VERSION,
      base: `${VERSION}/`,
      integrity: `sha384-${'A'.repeat(64)}`,
      federation: 'remote_whole',
      descriptor: {
        name: 'remote_whole',
        contract: '^1.0.0',
        namespaces: ['/admin/whole'],
        routes: [],
        menu: [],
        messages: 'whole',
        titles: {
          'zh-CN': 'titles/zh-CN.json',
          'en-US': 'titles/broken.json',
          'de-DE': '../../../secret.json',
        },
      },
    };
    const pointer = { name: 'remote_whole', current: version, previous: null };
    const titles = { 'whole.menu.list': '清单' };
    await put('remotes/remote-whole/remote.json', JSON.stringify(pointer));
    await put(`remotes/remote-whole/${VERSION}/titles/zh-CN.json`, JSON.stringify(titles));
    await put(`remotes/remote-whole/${VERSION}/titles/broken.json`, '{');
    const whole = { name: 'remote_whole', pointers: ['/remotes/remote-whole/remote.json'], pointer };
    const ask = async (query: string) => {
      const { remotes } = registrySchema.parse((await get(`/remotes.json${query}`)).json());
      return remotes.find(({ name }) => name === 'remote_whole');
    };
    expect(await ask('?locale=zh-CN')).toEqual({ ...whole, titles: { 'zh-CN': titles } });
    for (const query of ['', '?locale=en-US', '?locale=de-DE', '?locale=..', '?locale=fr-FR&locale=zh-CN']) {
      expect([query, await ask(query)]).toEqual([query, whole]);
    }
    const plain = (await get('/remotes.json')).body;
    const brotli = await get('/remotes.json', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/remotes.json', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    await rm(join(home, 'remotes/remote-whole'), { recursive: true });
  });

  it('gives its addresses to visitors without a session, without naming itself', async () => {
    const answer = await get('/routes.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    // A pointer that is not one, and a server that cannot be reached: more addresses may exist.
    expect(routeListSchema.parse(answer.json())).toEqual({ routes: ['/admin/handbook'], isComplete: false });
  });

  it('has a pointer that is never kept and versions that are kept for good, open to other origins', async () => {
    const pointer = await get('/remotes/remote-assets/remote.json');
    const entry = await get(`/remotes/remote-assets/${VERSION}/remoteEntry.js`);
    expect(pointer.headers['cache-control']).toBe('no-store');
    expect(entry.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const { headers } of [pointer, entry]) {
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers).not.toHaveProperty('etag');
    }
    expect((await get('/icon.svg')).headers).toHaveProperty('etag');
  });

  it.each([
    '/remotes/remote-assets/missing.js',
    '/remotes/empty/readme.md',
    '/remotes/../secret.json',
    '/remotes/remote-assets/..%2f..%2f..%2fsecret.json',
    '/remotes/%2e%2e/remotes/secret.json',
    '/remotes/remote-assets/../../secret.json',
    '/..%2fremotes%2fsecret.json',
    '/%2e%2e%2fremotes/secret.json',
    '/remotes/remote-assets/..%5c..%5csecret.json',
    '/remotes/remote-assets/remote.json%00.js',
    '/remotes/remote-assets/%252e%252e%252fsecret.json',
  ])('gives nothing away under %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, { accept: BROWSER })).body).not.toContain('outside');
  });

  it.each([`${VERSION}/missing.js`, `${VERSION}/titles/zh-CN.json`, 'missing/'])(
    'answers 404 for its missing file %s, also to a browser, and no cache stores that',
    async (file) => {
      const answer = await get(`/remotes/remote-assets/${file}`, { accept: BROWSER });
      expect([answer.statusCode, answer.body]).toEqual([404, '']);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('a remote that is deployed while the server runs', () => {
  const listed = async () => {
    const { remotes } = registrySchema.parse((await get('/remotes.json')).json());
    return new Map(remotes.map(({ name, pointers }) => [name, pointers[0]]));
  };

  it('is found and renamed at once', async () => {
    await put('remotes/remote-new/remote.json', '{"name":"remote_new"}');
    expect([...(await listed()).keys()]).toContain('remote_new');
    expect((await get('/remotes/remote-new/remote.json')).statusCode).toBe(200);
    await put('remotes/remote-new/remote.json', '{"name":"remote_newer"}');
    expect([...(await listed()).keys()]).toContain('remote_newer');
    expect([...(await listed()).keys()]).not.toContain('remote_new');
  });

  it('stays in the registry when its files go, so that consoles can say what is wrong with it', async () => {
    await put('remotes/remote-gone/remote.json', '{"name":"remote_gone"}');
    await listed();
    await rm(join(home, 'remotes/remote-gone'), { recursive: true });
    expect((await listed()).get('remote_gone')).toBe('/remotes/remote-gone/remote.json');
    expect((await get('/remotes/remote-gone/remote.json')).statusCode).toBe(404);
    await put('remotes/elsewhere/remote.json', '{"name":"remote_gone"}');
    expect((await listed()).get('remote_gone')).toBe('/remotes/elsewhere/remote.json');
  });
});

describe('the configuration', () => {
  it('is what the deployment decided, never kept', async () => {
    const answer = await get('/config.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(deploymentSchema.parse(answer.json())).toEqual(deployment);
  });
});

describe('an address that cannot be read', () => {
  it('is a bad request, without a word', async () => {
    const answer = await get('/%E0%A4%A');
    expect([answer.statusCode, answer.body]).toEqual([400, '']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a server without a built host', () => {
  it('still answers everything else', async () => {
    const bare = Fastify();
    await registerSite(bare, {
      hostDir: join(home, 'nowhere'),
      remotesDir: undefined,
      deployment,
      remotes: [],
      menuPaths: async () => [],
    });
    const page = await bare.inject({ url: '/login' });
    const registry = await bare.inject({ url: '/remotes.json' });
    await bare.close();
    expect([page.statusCode, registry.json()]).toEqual([404, { remotes: [] }]);
  });
});
