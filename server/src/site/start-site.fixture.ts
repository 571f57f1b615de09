import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { deploymentSchema } from '@atrium/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type ApiServerOptions, createApiServer } from '../http/create-api-server.ts';
import { registerSite } from './register-site.ts';
import type { SiteOptions } from './site-options.ts';

export const PAGE = '<!doctype html><title>Atrium</title>';
/** The `Accept` header of a browser when a user opens an address. */
export const BROWSER_ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
/** The version of the remote `remote-assets`. */
export const VERSION = '1.0.0-3f9c2a1b';

export const deployment = deploymentSchema.parse({
  appId: 'atrium',
  name: 'Atrium',
  wireKey: 'the wire key of these tests',
  apiBase: 'https://api.example',
  frames: ['https://docs.example'],
});

export interface TestSite {
  readonly app: FastifyInstance;
  /** The folder with the built host (`host`) and the remotes (`remotes`). */
  readonly home: string;
  /** Writes a file and its compressed copies below `home`. */
  readonly put: (path: string, content: string) => Promise<void>;
  readonly get: (url: string, headers?: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

/** Starts a server with a built host, one local remote and one remote on another origin. */
export async function startSite(
  options: Partial<SiteOptions> = {},
  limits: Pick<ApiServerOptions, 'maxInFlight'> = {},
): Promise<TestSite> {
  const home = await mkdtemp(join(tmpdir(), 'atrium-site-'));
  async function put(path: string, content: string): Promise<void> {
    await mkdir(dirname(join(home, path)), { recursive: true });
    await writeFile(join(home, path), content);
    await writeFile(join(home, `${path}.br`), brotliCompressSync(content));
    await writeFile(join(home, `${path}.gz`), gzipSync(content));
  }
  await put('host/index.html', PAGE);
  await put('host/main.7cbb837e.js', 'main()');
  await put('host/main.7cbb837e.css', 'main{}');
  await put('host/icon.svg', '<svg/>');
  await put('remotes/remote-assets/dist/remote.json', '{"name":"remote_assets"}');
  await put(`remotes/remote-assets/dist/${VERSION}/remoteEntry.js`, 'entry()');
  await put('remotes/empty/readme.md', 'no remote');
  await put('remotes/secret.json', '{"name":"outside"}');
  const app = await createApiServer({
    wireKey: deployment.wireKey,
    routes: [],
    authenticate: async () => undefined,
    trustProxy: true,
    ...limits,
  });
  await registerSite(app, {
    hostDir: join(home, 'host'),
    remotesDir: join(home, 'remotes'),
    deployment,
    remotes: [
      { name: 'remote_far', pointers: ['https://far.example/remote.json', '/remotes/mirror/remote.json'] },
    ],
    framePaths: async () => ['/admin/handbook'],
    ...options,
  });
  return {
    app,
    home,
    put,
    get: async (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    async close() {
      await app.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
