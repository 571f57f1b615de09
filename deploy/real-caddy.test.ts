import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type Server } from 'node:http';
import { get } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
const YEAR = 'public, max-age=31536000, immutable';

let home: string;
let caddy: ChildProcess | undefined;
let backend: Server | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'atrium-caddy-'));
});

afterEach(async () => {
  if (caddy) {
    caddy.kill();
    await once(caddy, 'exit');
    caddy = undefined;
  }
  backend?.close();
  backend = undefined;
  await rm(home, { recursive: true });
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Serves files as a container does, and returns its address. */
async function serve(
  name: string,
  files: Readonly<Record<string, string>>,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(home, 'srv', path)), { recursive: true });
    await writeFile(join(home, 'srv', path), content);
  }
  const port = await findFreePort();
  const caddyfile = await readFile(join(import.meta.dirname, `${name}.Caddyfile`), 'utf8');
  const localCaddyfile = caddyfile
    .replace(':8080 {', `http://127.0.0.1:${port} {`)
    .replace('root * /srv', `root * ${join(home, 'srv')}`);
  const address = `http://127.0.0.1:${port}`;
  await startCaddy(localCaddyfile, address, env);
  return address;
}

/** Runs Caddy, and waits until it responds at an address. */
async function startCaddy(caddyfile: string, address: string, env: NodeJS.ProcessEnv): Promise<void> {
  await writeFile(join(home, 'Caddyfile'), caddyfile);
  caddy = spawn('caddy', ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, ...env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home },
    stdio: 'ignore',
  });
  await vi.waitFor(() => fetch(address), { timeout: 20_000, interval: 50 });
}

/** Starts the gateway in front of one server that names the protocol and the service of each request. */
async function startGateway(env: NodeJS.ProcessEnv): Promise<Readonly<Record<'plain' | 'secure', string>>> {
  backend = createHttpServer(({ headers }, response) =>
    response.setHeader('X-Service', headers['x-service'] ?? '').end(headers['x-forwarded-proto']),
  );
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port: backendPort } = backend.address() as AddressInfo;
  const [plain, http, https] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const caddyfile = await readFile(join(import.meta.dirname, 'gateway.Caddyfile'), 'utf8');
  const localCaddyfile = caddyfile
    .replaceAll(
      /reverse_proxy ([\w-]+):8080/g,
      `reverse_proxy 127.0.0.1:${backendPort} {\n header_up X-Service $1\n }`,
    )
    .replace(':8080', `:${plain}`)
    .replace('admin off', `admin off\nhttp_port ${http}\nhttps_port ${https}`);
  await startCaddy(localCaddyfile, `http://127.0.0.1:${plain}`, env);
  return { plain: `http://127.0.0.1:${plain}/config.json`, secure: `https://localhost:${https}/config.json` };
}

/** Sends a request over HTTPS and accepts Caddy's self-signed certificate. */
async function fetchSecure(address: string): Promise<IncomingMessage & { body: string }> {
  const [response] = (await once(get(address, { rejectUnauthorized: false }), 'response')) as [
    IncomingMessage,
  ];
  return Object.assign(response, { body: await text(response) });
}

async function fetchCaching(address: string, accept = '*/*') {
  const { status, headers } = await fetch(address, { headers: { accept } });
  return [status, headers.get('cache-control')];
}

describe.skipIf(!hasCaddy)('Caddy', () => {
  it('lets a browser cache the versions of a remote, and neither the pointer nor a missing file', async () => {
    const address = await serve('remote', { 'remote.json': '{}', '1.0.0-a/remoteEntry.js': 'entry()' });
    expect(await fetchCaching(`${address}/1.0.0-a/remoteEntry.js`)).toEqual([200, YEAR]);
    expect(await fetchCaching(`${address}/remote.json`)).toEqual([200, 'no-store']);
    expect(await fetchCaching(`${address}/1.0.0-a/missing.js`)).toEqual([404, 'no-store']);
    expect(await fetchCaching(`${address}/1.0.0-b/remoteEntry.js`)).toEqual([404, 'no-store']);
  });

  it('lets a browser cache the hashed files of the host, and neither a page nor a missing file', async () => {
    const address = await serve('host', { 'index.html': '<!doctype html>', 'main.7cbb837e.js': 'main()' });
    expect(await fetchCaching(`${address}/main.7cbb837e.js`)).toEqual([200, YEAR]);
    expect(await fetchCaching(`${address}/admin/log`, 'text/html')).toEqual([200, 'no-store']);
    expect(await fetchCaching(`${address}/main.00000000.js`)).toEqual([404, 'no-store']);
  });

  it('sends the origins of remotes and frames in the policy of a page', async () => {
    const address = await serve(
      'host',
      { 'index.html': '<!doctype html>' },
      { SERVED_ORIGINS: ' https://a.example https://b.example', FRAMED_ORIGINS: ' https://docs.example' },
    );
    const policy = (await fetch(address)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://a.example https://b.example;");
    expect(policy).toContain('frame-src https://docs.example;');
  });

  it('serves HTTPS for the domain in ATRIUM_ADDRESS, and plain HTTP on port 8080 too', async () => {
    const { plain, secure } = await startGateway({ ATRIUM_ADDRESS: 'localhost' });
    const response = await vi.waitFor(() => fetchSecure(secure), { timeout: 20_000, interval: 50 });
    expect(response.body).toBe('https');
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    const unencrypted = await fetch(plain);
    expect([unencrypted.status, await unencrypted.text()]).toEqual([200, 'http']);
    expect(unencrypted.headers.get('strict-transport-security')).toBeNull();
  });

  it('forwards the addresses of the API to the server', async () => {
    const { plain } = await startGateway({ ATRIUM_ADDRESS: '' });
    const fetchService = async (path: string) => (await fetch(new URL(path, plain))).headers.get('x-service');
    for (const path of [
      '/api/menu',
      '/oidc/company/logout',
      '/v1/openapi.json',
      '/v2',
      '/v2/health/ready',
      '/scim/v2/Users',
      '/config.json',
    ]) {
      expect([path, await fetchService(path)]).toEqual([path, 'api']);
    }
    expect(await fetchService('/admin/log')).toBe('host');
  });

  it('serves plain HTTP only without ATRIUM_ADDRESS', async () => {
    const { plain, secure } = await startGateway({ ATRIUM_ADDRESS: '' });
    expect(await (await fetch(plain)).text()).toBe('http');
    await expect(fetchSecure(secure)).rejects.toThrow('ECONNREFUSED');
  });
});
