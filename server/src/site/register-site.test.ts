import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deploymentSchema } from '@atrium/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSite } from './register-site.ts';
import { BROWSER_ACCEPT, deployment, PAGE, startSite, type TestSite, VERSION } from './start-site.fixture.ts';

let site: TestSite;
let get: TestSite['get'];

beforeAll(async () => {
  site = await startSite();
  ({ get } = site);
});

afterAll(() => site.close());

describe('a page of the console', () => {
  it.each(['/', '/login', '/index.html', '/admin/assets/nlpApp/create?from=menu'])(
    'is the page of the host at the address %s, and is never cached',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([200, PAGE]);
      expect(response.headers['cache-control']).toBe('no-store');
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
  ])('is returned to a browser that opens %s', async (url) => {
    const response = await get(url, { accept: BROWSER_ACCEPT });
    expect([response.statusCode, response.body]).toEqual([200, PAGE]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('runs scripts only from this origin and those of the registry, may also call the API’s origin, and runs no script from text', async () => {
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
    expect(rules.get('trusted-types')).toEqual(['default']);
    expect(policy).not.toMatch(/unsafe-eval|\*/);
  });

  it('runs the inline scripts of the page, also after a new page is deployed', async () => {
    const readScripts = async () => {
      const policy = String((await get('/login')).headers['content-security-policy']);
      return /script-src ([^;]+)/
        .exec(policy)?.[1]
        ?.split(' ')
        .filter((source) => source.includes('sha256'));
    };
    expect(await readScripts()).toEqual([]);
    await site.put('host/index.html', `${PAGE}<script>start()</script><script src="/main.js"></script>`);
    const first = createHash('sha256').update('start()').digest('base64');
    expect(await readScripts()).toEqual([`'sha256-${first}'`]);
    await site.put('host/index.html', PAGE);
    expect(await readScripts()).toEqual([]);
  });

  it('forbids guessed media types, hides its address from other sites, and shares no browsing context with them', async () => {
    expect((await get('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('requires https after a request over https', async () => {
    const secure = await get('/', { 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a file of the host', () => {
  it('is cached permanently when its name contains a hash, and otherwise checked each time', async () => {
    expect((await get('/main.7cbb837e.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('is sent compressed as built', async () => {
    const response = await get('/main.7cbb837e.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('main()');
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/main.7cbb837e.js', 'application/javascript; charset=utf-8'],
    ['/main.7cbb837e.css', 'text/css; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/remotes/remote-assets/remote.json', 'application/json; charset=utf-8'],
    [`/remotes/remote-assets/${VERSION}/remoteEntry.js`, 'application/javascript; charset=utf-8'],
  ])('has the same media type in every encoding: %s', async (url, type) => {
    const encodings = ['', 'gzip', 'br'];
    const responses = await Promise.all(
      encodings.map((encoding) => get(url, { 'accept-encoding': encoding })),
    );
    expect(responses.map(({ headers }) => headers['content-encoding'] ?? '')).toEqual(encodings);
    expect(responses.map(({ headers }) => headers['content-type'])).toEqual([type, type, type]);
    expect(responses.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('accept-encoding'));
    const [plain, gzip] = responses;
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.body);
  });

  it('returns 404 instead of the page when it is missing', async () => {
    for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1', '']) {
      for (const path of ['/main.00000000.js', '/assets/missing.00000000.svg', '/favicon.ico']) {
        const response = await get(path, { accept });
        expect([path, response.statusCode, response.body]).toEqual([path, 404, '']);
        expect(response.headers['cache-control']).toBe('no-store');
      }
    }
    for (const path of ['/api/login', '/v1/unknown', '/v2/unknown', '/scim/unknown'])
      expect((await get(path, { accept: BROWSER_ACCEPT })).statusCode).toBe(404);
    expect((await site.app.inject({ method: 'POST', url: '/login' })).headers.allow).toBe('GET, HEAD');
  });
});

describe('the configuration of the console', () => {
  it('contains the settings of the deployment, and is never cached', async () => {
    const response = await get('/config.json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(deploymentSchema.parse(response.json())).toEqual(deployment);
  });
});

describe('an address that cannot be decoded', () => {
  it('returns 400 with an empty body', async () => {
    const response = await get('/%E0%A4%A');
    expect([response.statusCode, response.body]).toEqual([400, '']);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a server without a built host', () => {
  it('returns 404 for pages, and still serves the registry', async () => {
    const bare = Fastify();
    await registerSite(bare, {
      hostDir: join(site.home, 'nowhere'),
      remotesDir: undefined,
      deployment,
      remotes: [],
      framePaths: async () => [],
    });
    const page = await bare.inject({ url: '/login' });
    const registry = await bare.inject({ url: '/remotes.json' });
    await bare.close();
    expect([page.statusCode, registry.json()]).toEqual([404, { remotes: [] }]);
  });
});
