import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves the files of a folder on the loopback interface. Compresses each file once, if the browser accepts Brotli. */
export async function serveFolder(folder: string): Promise<{ readonly url: string; close(): void }> {
  const compressed = new Map<string, Buffer>();
  const compress = (file: string): Buffer => {
    const data = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, data);
    return data;
  };
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!existsSync(file)) return outgoing.writeHead(404).end();
    const headers = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' };
    if (!/\bbr\b/.test(incoming.headers['accept-encoding'] ?? '')) {
      return outgoing.writeHead(200, headers).end(readFileSync(file));
    }
    return outgoing.writeHead(200, { ...headers, 'content-encoding': 'br' }).end(compress(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
