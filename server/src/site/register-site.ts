import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheByFile } from './cache-by-file.ts';
import { createContentPolicy } from './create-content-policy.ts';
import { hashInlineScripts } from './hash-inline-scripts.ts';
import { isFile } from './is-file.ts';
import { CACHING, sendFile } from './send-file.ts';
import { serveRemotes } from './serve-remotes.ts';
import type { SiteOptions } from './site-options.ts';

const PUBLIC = { config: { access: 'public' as const } };
/** The builds add a content hash to the names of files that never change. */
const HASHED_NAME = /\.[0-9a-f]{7,}\./;

/** Serves the console: its pages, its configuration, the registry of remotes, and the local remotes. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  // The plugin only adds `reply.sendFile`. Each call passes its own folder.
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false, preCompressed: true });
  app.get('/config.json', PUBLIC, (_request, reply) =>
    reply.header('Cache-Control', CACHING.noStore).send(options.deployment),
  );
  await serveRemotes(app, options);
  serveHost(app, options);
}

function serveHost(app: FastifyInstance, { hostDir, ...options }: SiteOptions): void {
  const remoteOrigins = listOrigins(options.remotes.flatMap(({ pointers }) => pointers));
  const { apiBase, frames } = options.deployment;
  const readPolicy = cacheByFile(path.join(hostDir, 'index.html'), (html) =>
    createContentPolicy(remoteOrigins, listOrigins([apiBase]), frames, hashInlineScripts(html)),
  );
  app.get('/*', PUBLIC, async (request, reply) => {
    const file = (request.params as { '*': string })['*'];
    if (file !== '' && file !== 'index.html' && (await isFile(hostDir, file))) {
      return sendFile(reply, hostDir, file, HASHED_NAME.test(file) ? CACHING.immutable : CACHING.noCache);
    }
    const isPageRequested = file === 'index.html' || isPageRequest(request);
    if (!isPageRequested || !(await isFile(hostDir, 'index.html'))) return reply.callNotFound();
    reply
      .header('Content-Security-Policy', await readPolicy())
      .header('Cross-Origin-Opener-Policy', 'same-origin');
    return sendFile(reply, hostDir, 'index.html', CACHING.noStore);
  });
}

/**
 * Returns whether to respond with the console's page. Calls and requests for files of remotes never get it. A
 * request that accepts HTML, such as that of a browser that opens an address, gets it at every other address. A request
 * that does not accept HTML gets it unless the address ends with a file extension.
 */
function isPageRequest({ url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  if (/^\/(api|v1|v2|scim|remotes\/[^/]+)\//.test(path)) return false;
  return headers.accept?.includes('text/html') || !/\.[A-Za-z0-9]+$/.test(path);
}

/** Returns the origins of these addresses. A relative address has none, because it is on the console's own origin. */
function listOrigins(addresses: readonly string[]): readonly string[] {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address);
    return url && /^https?:$/.test(url.protocol) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}
