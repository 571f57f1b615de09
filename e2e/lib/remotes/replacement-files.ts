import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/** Files that replace those of the shared server: more remotes, another registry, another host. */
export class ReplacementFiles {
  readonly #texts = new Map<string, string>();
  readonly #folders = new Map<string, string>();
  readonly #serverOrigin: string;
  #host: string | undefined;

  /** `serverOrigin` is the origin of the shared server. */
  constructor(serverOrigin: string) {
    this.#serverOrigin = serverOrigin;
  }

  /** Adds remotes to those that the server lists. `remotes` maps names to the addresses of pointers. */
  async register(remotes: Readonly<Record<string, string>>): Promise<void> {
    const registry = (await (await fetch(`${this.#serverOrigin}/remotes.json`)).json()) as {
      readonly remotes: object[];
    };
    const entries = Object.entries(remotes).map(([name, pointer]) => ({ name, pointers: [pointer] }));
    this.put('/remotes.json', JSON.stringify({ remotes: [...registry.remotes, ...entries] }));
  }

  /** Serves a text at an address instead of the server's content. */
  put(address: string, text: string): void {
    this.#texts.set(address, text);
  }

  /** Serves a built remote under `/remotes/<name>/`. */
  putRemote(name: string, folder: string): void {
    this.#folders.set(name, folder);
  }

  /** Serves a built host at the addresses of its files and of the console's pages. */
  putHost(folder: string): void {
    this.#host = folder;
  }

  /** Responds to a request for one of these files. Returns whether it has responded. */
  readonly respond = (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = (request.url ?? '').replace(/[?#].*$/, '');
    const isPage = request.headers.accept?.includes('text/html') ?? false;
    const file = isPage ? '/index.html' : address;
    const content = this.#texts.get(address) ?? this.#readRemote(address) ?? this.#readHost(file);
    if (content === undefined) return false;
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file).slice(1)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Cache-Control': address.endsWith('/remote.json') ? 'no-store' : 'max-age=3600',
    });
    response.end(brotliCompressSync(content));
    return true;
  };

  #readRemote(address: string): Buffer | undefined {
    const [, folder = '', file = ''] = /^\/remotes\/([^/]+)\/(.+)$/.exec(address) ?? [];
    const remoteFolder = this.#folders.get(folder);
    return remoteFolder === undefined ? undefined : readIfExists(join(remoteFolder, file));
  }

  #readHost(file: string): Buffer | undefined {
    return this.#host === undefined ? undefined : readIfExists(join(this.#host, file));
  }
}

function readIfExists(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
