import { resolve } from 'node:path';
import type { Deployment, Registry } from '@atrium/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from './content-policy.ts';
import { findRemote } from './find-remotes.ts';
import { isFile } from './is-file.ts';
import { listRemotes } from './list-remotes.ts';
import { listRoutes } from './list-routes.ts';
import { LostRemotes } from './lost-remotes.ts';
import { sendPacked } from './send-packed.ts';

export interface SiteOptions {
  /** The built host. */
  readonly hostDir: string;
  /** Folder of the remotes that are served from here; none are when it is missing. */
  readonly remotesDir: string | undefined;
  readonly deployment: Deployment;
  /** Remotes that are served elsewhere. */
  readonly remotes: Registry['remotes'];
  /** Where this server finds the pointers of `remotes` whose addresses name no origin. */
  readonly remotesOrigin?: string | undefined;
  /** Addresses of the pages that exist by the server's menu entries alone. */
  readonly menuPaths: () => Promise<readonly string[]>;
}

const PUBLIC = { config: { access: 'public' as const } };
const YEAR = 'public, max-age=31536000, immutable';
const NOT_KEPT = 'no-store';
/** Asked for again each time, and answered with 304 while it is the same. */
const CHECKED = 'no-cache';
/** The builds write a hash into the names of files that never change. */
const HASHED = /\.[0-9a-f]{8,}\./;

/** Serves the console: its pages, its configuration, the registry of remotes, and the remotes that lie here. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  // Only sends files, each from the folder that is named with it.
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false, preCompressed: true });
  app.get('/config.json', PUBLIC, (_request, reply) =>
    reply.header('Cache-Control', NOT_KEPT).send(options.deployment),
  );
  await serveRegistry(app, options);
  serveRemotes(app, options.remotesDir);
  serveHost(app, options);
}

/** The registry of remotes, and the addresses that it comes to, which is all that visitors without a session need. */
async function serveRegistry(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const sources = { ...options, lost: new LostRemotes() };
  await listRemotes(sources, undefined);
  app.get('/remotes.json', PUBLIC, async (request, reply) => {
    const { locale } = request.query as { readonly locale?: unknown };
    const registry = await listRemotes(sources, typeof locale === 'string' ? locale : undefined);
    return sendPacked(request, reply.header('Cache-Control', NOT_KEPT), registry);
  });
  app.get('/routes.json', PUBLIC, async (request, reply) => {
    const { remotesOrigin } = options;
    const [registry, menuPaths] = await Promise.all([listRemotes(sources, undefined), options.menuPaths()]);
    const routes = await listRoutes({ registry, remotesOrigin, menuPaths });
    return sendPacked(request, reply.header('Cache-Control', NOT_KEPT), routes);
  });
}

/** A remote's versions lie in folders that never change; what lies above them is flipped by its team. */
function serveRemotes(app: FastifyInstance, home: string | undefined): void {
  app.get('/remotes/:folder/*', PUBLIC, async (request, reply) => {
    const { folder, '*': file } = request.params as { folder: string; '*': string };
    const remote = home === undefined ? undefined : await findRemote(home, folder);
    reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!remote || !(await isFile(remote.path, file))) return reply.callNotFound();
    return sendFile(reply, remote.path, file, file.includes('/') ? YEAR : NOT_KEPT);
  });
}

function serveHost(app: FastifyInstance, { hostDir, ...options }: SiteOptions): void {
  const served = originsOf(options.remotes.flatMap(({ pointers }) => pointers));
  const { apiBase, frames } = options.deployment;
  const policy = contentPolicy(served, originsOf([apiBase]), frames);
  app.get('/*', PUBLIC, async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    if (file !== '' && file !== 'index.html' && (await isFile(hostDir, file))) {
      return sendFile(reply, hostDir, file, HASHED.test(file) ? YEAR : CHECKED);
    }
    const isAsked = file === 'index.html' || isPage(request);
    if (!isAsked || !(await isFile(hostDir, 'index.html'))) return reply.callNotFound();
    reply.header('Content-Security-Policy', policy).header('Cross-Origin-Opener-Policy', 'same-origin');
    return sendFile(reply, hostDir, 'index.html', NOT_KEPT);
  });
}

function sendFile(reply: FastifyReply, home: string, file: string, caching: string): FastifyReply {
  // Only what is checked anew needs something to be checked by; of a hundred small files headers are half the bytes.
  const isChecked = caching === CHECKED;
  const options = { cacheControl: false, acceptRanges: false, etag: isChecked, lastModified: isChecked };
  return reply.header('Cache-Control', caching).sendFile(file, resolve(home), options);
}

/**
 * Whether to answer with the console's page. A browser that opens an address accepts HTML, and gets the page whatever
 * the address looks like. Any other request gets it unless the address looks like that of a file. Calls and files of
 * remotes are never pages.
 */
function isPage({ url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  if (/^\/(api|remotes\/[^/]+)\//.test(path)) return false;
  return headers.accept?.includes('text/html') || !/\.[A-Za-z0-9]+$/.test(path);
}

/** Origins, other than the console's own, of addresses that its pages load from or call. */
function originsOf(addresses: readonly string[]): readonly string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address);
    return url && /^https?:$/.test(url.protocol) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}
