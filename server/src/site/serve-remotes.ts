import type { FastifyInstance } from 'fastify';
import { cacheJson } from './cache-json.ts';
import { createRouteList } from './create-route-list.ts';
import { findRemote } from './find-remotes.ts';
import { isFile } from './is-file.ts';
import { listRemotes } from './list-remotes.ts';
import { packJson, sendPacked } from './pack-json.ts';
import { CACHING, sendFile } from './send-file.ts';
import { ServedRemotes } from './served-remotes.ts';
import type { SiteOptions } from './site-options.ts';

const PUBLIC = { config: { access: 'public' as const } };
/**
 * The list of routes is public and may cause requests to other servers, so it counts toward the limit of parallel
 * requests.
 */
const LIMITED = { config: { access: 'public' as const, isLimited: true } };
/** Time that the server, and then a browser, caches the list of routes, in seconds. */
const ROUTES_LIFETIME = 5;

/** Serves the registry of remotes, the list of routes, and the files of the remotes on this server. */
export async function serveRemotes(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const sources = { ...options, served: new ServedRemotes() };
  // Lets `served` store the remotes that exist at the start. The result is not needed.
  await listRemotes(sources, undefined);
  app.get('/remotes.json', PUBLIC, async (request, reply) => {
    const { locale } = request.query as { readonly locale?: unknown };
    const registry = await listRemotes(sources, typeof locale === 'string' ? locale : undefined);
    return sendPacked(request, reply.header('Cache-Control', CACHING.noStore), packJson(registry));
  });
  serveRoutes(app, async () => {
    const [registry, framePaths] = await Promise.all([listRemotes(sources, undefined), options.framePaths()]);
    return createRouteList({ registry, remotesOrigin: options.remotesOrigin, framePaths });
  });
  serveRemoteFiles(app, options.remotesDir);
}

/** Serves the addresses of all pages, which is the only part of the registry that visitors without a session need. */
function serveRoutes(app: FastifyInstance, createRoutes: () => Promise<object>): void {
  const readCachedRoutes = cacheJson(createRoutes, ROUTES_LIFETIME * 1_000);
  app.get('/routes.json', LIMITED, async (request, reply) => {
    const { json, tag } = await readCachedRoutes();
    reply.header('Cache-Control', `public, max-age=${ROUTES_LIFETIME}`).header('ETag', tag);
    if (request.headers['if-none-match']?.includes(tag)) {
      return reply.header('Vary', 'accept-encoding').code(304).send();
    }
    return sendPacked(request, reply, json);
  });
}

/**
 * Serves the files of remotes. The folder of a version never changes, but the files beside these folders, such as
 * `remote.json`, may be replaced.
 */
function serveRemoteFiles(app: FastifyInstance, remotesDir: string | undefined): void {
  app.get('/remotes/:folder/*', PUBLIC, async (request, reply) => {
    const { folder, '*': file } = request.params as { folder: string; '*': string };
    const remote = remotesDir === undefined ? undefined : await findRemote(remotesDir, folder);
    reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!remote || !(await isFile(remote.path, file))) return reply.callNotFound();
    return sendFile(reply, remote.path, file, file.includes('/') ? CACHING.immutable : CACHING.noStore);
  });
}
