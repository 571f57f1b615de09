import type { Configuration } from 'webpack-dev-server';
import { withFaults } from './fault-middlewares.ts';

interface DevServerOptions {
  readonly port: number;
  /** Folder of the remote that it serves; unset for the host. */
  readonly remote?: string;
}

/**
 * A development server on this machine only. Calls go to the real server (`ATRIUM_SERVER`, an address such as
 * `http://127.0.0.1:8080`); `ATRIUM_DEV_PORT` changes the port. Remotes whose files it serves or passes on can be
 * given faults.
 */
export function devServer({ port, remote }: DevServerOptions): Configuration {
  const target = process.env.ATRIUM_SERVER ?? 'http://127.0.0.1:8080';
  const actualPort = Number(process.env.ATRIUM_DEV_PORT ?? port);
  const context = ['/api', '/config.json', '/remotes.json', '/routes.json', ...(remote ? [] : ['/remotes'])];
  return {
    host: '127.0.0.1',
    port: actualPort,
    allowedHosts: ['localhost', '127.0.0.1'],
    // A browser that opens an address accepts HTML; a missing file stays missing. Dots say nothing about either.
    historyApiFallback: { disableDotRule: true, htmlAcceptHeaders: ['text/html'] },
    // A remote's hot update throws inside another build's page: the page is loaded anew instead.
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
        on: { proxyReq: asOwnPage(actualPort, target), proxyRes: keepNothing },
      },
    ],
    setupMiddlewares: (middlewares) =>
      withFaults(middlewares, {
        target: remote ? `http://127.0.0.1:${actualPort}` : target,
        folder: remote,
      }),
  };
}

/** The server takes calls of its own pages only: those of the pages served here are passed on as such. */
function asOwnPage(port: number, target: string) {
  const own = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const server = new URL(target).origin;
  return (request: { getHeader(name: string): unknown; setHeader(name: string, value: string): unknown }) => {
    if (own.some((origin) => origin === request.getHeader('origin'))) request.setHeader('origin', server);
  };
}

/** Files of remotes are kept for ever otherwise, and a fault of theirs would not be seen. */
function keepNothing(answer: { headers: Record<string, string | string[] | undefined> }): void {
  answer.headers['cache-control'] = 'no-store';
}
