import type { Configuration } from 'webpack-dev-server';

interface DevServerOptions {
  readonly port: number;
  readonly isHost: boolean;
}

/**
 * A development server on this machine only. Calls go to the real server (`ATRIUM_SERVER`, an address such as
 * `http://127.0.0.1:8080`); `ATRIUM_DEV_PORT` changes the port.
 */
export function devServer({ port, isHost }: DevServerOptions): Configuration {
  const target = process.env.ATRIUM_SERVER ?? 'http://127.0.0.1:8080';
  const context = ['/api', '/config.json', '/remotes.json', ...(isHost ? ['/remotes'] : [])];
  return {
    host: '127.0.0.1',
    port: Number(process.env.ATRIUM_DEV_PORT ?? port),
    allowedHosts: ['localhost', '127.0.0.1'],
    historyApiFallback: true,
    // A remote's hot update throws inside another build's page: the page is loaded anew instead.
    hot: false,
    liveReload: true,
    static: false,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' },
    proxy: [{ context, target, changeOrigin: true }],
  };
}
