import type { Configuration } from 'webpack-dev-server';
import { withFaults } from './fault-middlewares.ts';

interface DevServerOptions {
  readonly port: number;
  /** Folder of the served remote. Unset for the host. */
  readonly remote?: string;
}

/**
 * Returns the configuration of a development server. It listens on this machine only, and forwards
 * API calls to the API server (`ATRIUM_SERVER`, an address such as `http://127.0.0.1:8080`).
 * `ATRIUM_DEV_PORT` changes its port. Faults can be injected into the remotes that it serves or
 * forwards.
 */
export function devServer({ port, remote }: DevServerOptions): Configuration {
  const target = process.env.ATRIUM_SERVER ?? 'http://127.0.0.1:8080';
  const actualPort = Number(process.env.ATRIUM_DEV_PORT ?? port);
  const context = [
    '/api',
    '/oidc',
    '/v1',
    '/v2',
    '/scim',
    '/config.json',
    '/remotes.json',
    '/routes.json',
    ...(remote ? [] : ['/remotes']),
  ];
  return {
    host: '127.0.0.1',
    port: actualPort,
    allowedHosts: ['localhost', '127.0.0.1'],
    // Only requests that accept HTML get the page, also for an address with a dot. A missing file returns 404.
    historyApiFallback: { disableDotRule: true, htmlAcceptHeaders: ['text/html'] },
    // A remote's hot update throws inside another build's page, so the page reloads instead.
    hot: false,
    liveReload: true,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    proxy: [
      {
        context,
        target,
        changeOrigin: true,
        on: { proxyReq: replaceOrigin(actualPort, target), proxyRes: disableCaching },
      },
    ],
    setupMiddlewares: (middlewares) =>
      withFaults(middlewares, {
        target: remote ? `http://127.0.0.1:${actualPort}` : target,
        folder: remote,
      }),
  };
}

/** Replaces the origin of calls, because the server accepts calls only from its own origin. */
function replaceOrigin(port: number, target: string) {
  const ownOrigins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const server = new URL(target).origin;
  return (request: { getHeader(name: string): unknown; setHeader(name: string, value: string): unknown }) => {
    if (ownOrigins.some((origin) => origin === request.getHeader('origin')))
      request.setHeader('origin', server);
  };
}

/** Disables caching. Otherwise, the browser caches the files of remotes, and an injected fault has no effect. */
function disableCaching(response: { headers: Record<string, string | string[] | undefined> }): void {
  response.headers['cache-control'] = 'no-store';
}
