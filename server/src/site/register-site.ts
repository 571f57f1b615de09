import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Deployment, Registry } from '@atrium/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { contentPolicy } from './content-policy.ts';
import { findRemotes } from './find-remotes.ts';

export interface SiteOptions {
  /** The built host. */
  readonly hostDir: string;
  /** Folder of the remotes that are served from here; none are when it is missing. */
  readonly remotesDir: string | undefined;
  readonly deployment: Deployment;
  /** Remotes that are served elsewhere. */
  readonly remotes: Registry['remotes'];
}

const YEAR = 'public, max-age=31536000, immutable';

/** Serves the console: its pages, its configuration, the registry of remotes, and the remotes that lie here. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const policy = contentPolicy(foreignOrigins(options));
  app.get('/config.json', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send(options.deployment),
  );
  app.get('/remotes.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ remotes: await listRemotes(options) }),
  );
  await app.register(fastifyStatic, { root: resolve(options.hostDir), serve: false, preCompressed: true });
  app.get('/remotes/:folder/*', async (request, reply) => {
    const { folder, '*': file } = request.params as { folder: string; '*': string };
    const remote = await findFolder(options.remotesDir, folder);
    reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!remote || !(await isFile(remote, file))) return reply.callNotFound();
    reply.header('Cache-Control', file === 'remote.json' ? 'no-store' : YEAR);
    return reply.sendFile(file, remote, { cacheControl: false });
  });
  app.get('/*', async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    if (file !== '' && file !== 'index.html' && (await isFile(options.hostDir, file))) {
      return reply.header('Cache-Control', YEAR).sendFile(file, { cacheControl: false });
    }
    return isPage(request.url) ? sendPage(reply, options.hostDir, policy) : reply.callNotFound();
  });
}

async function listRemotes(options: SiteOptions): Promise<Registry['remotes']> {
  const local = options.remotesDir ? await findRemotes(options.remotesDir) : [];
  const elsewhere = new Set(options.remotes.map(({ name }) => name));
  const here = local
    .filter(({ name }) => !elsewhere.has(name))
    .map(({ name, folder }) => ({ name, pointers: [`/remotes/${folder}/remote.json`] }));
  return [...here, ...options.remotes];
}

async function findFolder(home: string | undefined, folder: string): Promise<string | undefined> {
  const remotes = home ? await findRemotes(home) : [];
  return remotes.find((remote) => remote.folder === folder)?.path;
}

/** Whether a file lies under a folder; a path that leads out of it does not. */
async function isFile(home: string, file: string): Promise<boolean> {
  const path = resolve(home, file);
  if (!path.startsWith(`${resolve(home)}/`)) return false;
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

/** Addresses of the console's pages have no file extension; the API and the remotes have none of them. */
function isPage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !/^\/(api|remotes)(\/|$)/.test(path) && !/\.[A-Za-z0-9]+$/.test(path);
}

async function sendPage(reply: FastifyReply, hostDir: string, policy: string): Promise<FastifyReply> {
  const page = await readFile(join(hostDir, 'index.html'));
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', policy)
    .header('Referrer-Policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Origins, other than the console's own, that its pages load from or call. */
function foreignOrigins({ deployment, remotes }: SiteOptions): readonly string[] {
  const addresses = [deployment.apiBase, ...remotes.flatMap(({ pointers }) => pointers)];
  const origins = addresses
    .map((address) => URL.parse(address)?.origin)
    .filter((origin) => origin !== undefined);
  return [...new Set(origins)];
}
