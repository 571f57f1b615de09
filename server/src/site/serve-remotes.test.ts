import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { registrySchema } from '@atrium/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_ACCEPT, startSite, type TestSite, VERSION } from './start-site.fixture.ts';

let site: TestSite;
let get: TestSite['get'];
let put: TestSite['put'];

beforeAll(async () => {
  site = await startSite();
  ({ get, put } = site);
});

afterAll(() => site.close());

describe('a local remote', () => {
  it('appears in the registry with remotes from other servers', async () => {
    const response = await get('/remotes.json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(registrySchema.parse(response.json()).remotes).toEqual([
      { name: 'remote_assets', pointers: ['/remotes/remote-assets/remote.json'] },
      { name: 'remote_far', pointers: ['https://far.example/remote.json', '/remotes/mirror/remote.json'] },
    ]);
  });

  it('is included in the registry with its whole pointer and its titles in the requested language, compressed', async () => {
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
    const findWhole = async (query: string) => {
      const { remotes } = registrySchema.parse((await get(`/remotes.json${query}`)).json());
      return remotes.find(({ name }) => name === 'remote_whole');
    };
    expect(await findWhole('?locale=zh-CN')).toEqual({ ...whole, titles: { 'zh-CN': titles } });
    for (const query of ['', '?locale=en-US', '?locale=de-DE', '?locale=..', '?locale=fr-FR&locale=zh-CN']) {
      expect([query, await findWhole(query)]).toEqual([query, whole]);
    }
    const plain = (await get('/remotes.json')).body;
    const brotli = await get('/remotes.json', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/remotes.json', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    const rejecting = await get('/remotes.json', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect([rejecting.headers['content-encoding'], rejecting.body]).toEqual([undefined, plain]);
    await rm(join(site.home, 'remotes/remote-whole'), { recursive: true });
  });

  it('has an uncached pointer and permanently cached versions, both open to other origins', async () => {
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
  ])('reveals nothing under %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, { accept: BROWSER_ACCEPT })).body).not.toContain('outside');
  });

  it.each([`${VERSION}/missing.js`, `${VERSION}/titles/zh-CN.json`, 'missing/'])(
    'returns an uncached 404 for its missing file %s, also to a browser',
    async (file) => {
      const response = await get(`/remotes/remote-assets/${file}`, { accept: BROWSER_ACCEPT });
      expect([response.statusCode, response.body]).toEqual([404, '']);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('a remote that is deployed while the server runs', () => {
  const listed = async () => {
    const { remotes } = registrySchema.parse((await get('/remotes.json')).json());
    return new Map(remotes.map(({ name, pointers }) => [name, pointers[0]]));
  };

  it('is found and renamed immediately', async () => {
    await put('remotes/remote-new/remote.json', '{"name":"remote_new"}');
    expect([...(await listed()).keys()]).toContain('remote_new');
    expect((await get('/remotes/remote-new/remote.json')).statusCode).toBe(200);
    await put('remotes/remote-new/remote.json', '{"name":"remote_newer"}');
    expect([...(await listed()).keys()]).toContain('remote_newer');
    expect([...(await listed()).keys()]).not.toContain('remote_new');
  });

  it('stays in the registry when its files disappear, so that consoles can show the error', async () => {
    await put('remotes/remote-gone/remote.json', '{"name":"remote_gone"}');
    await listed();
    await rm(join(site.home, 'remotes/remote-gone'), { recursive: true });
    expect((await listed()).get('remote_gone')).toBe('/remotes/remote-gone/remote.json');
    expect((await get('/remotes/remote-gone/remote.json')).statusCode).toBe(404);
    await put('remotes/elsewhere/remote.json', '{"name":"remote_gone"}');
    expect((await listed()).get('remote_gone')).toBe('/remotes/elsewhere/remote.json');
  });
});
