import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devServer } from './dev-server.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let server: WebpackDevServer;

beforeAll(async () => {
  const compiler = webpack({
    mode: 'development',
    context: import.meta.dirname,
    entry: 'data:text/javascript,',
    plugins: [new HtmlWebpackPlugin({ title: 'Atrium' })],
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  });
  server = new WebpackDevServer({ ...devServer({ port: 0 }), port: 0, liveReload: false }, compiler);
  await server.start();
}, 60_000);

afterAll(() => server.stop());

function fetchFrom(path: string, accept: string): Promise<string> {
  const address = server.server?.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: address.port, path, headers: { accept } }, async (response) => {
      const body = (await response.toArray()).join('');
      resolve(`${response.statusCode} ${body.includes('<title>Atrium') ? 'page' : 'other'}`);
    }).on('error', reject);
  });
}

test('serves the page to a browser that opens an address, even with a dot in the address', async () => {
  expect(await fetchFrom('/admin/assets/nlpApp/a.b', BROWSER)).toBe('200 page');
  expect(await fetchFrom('/login', BROWSER)).toBe('200 page');
});

test('responds with 404 for a missing file', async () => {
  expect(await fetchFrom('/missing.js', '*/*')).toBe('404 other');
  expect(await fetchFrom('/main.js', '*/*')).toBe('200 other');
});
