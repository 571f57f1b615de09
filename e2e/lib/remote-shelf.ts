import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Files that stand in front of the shared server's: further remotes, and another registry of them. */
export class RemoteShelf {
  readonly #texts = new Map<string, string>();
  readonly #folders = new Map<string, string>();
  readonly #truth: string;

  /** `truth` is the origin of the server behind. */
  constructor(truth: string) {
    this.#truth = truth;
  }

  /** Adds remotes to those that the server lists: federation name → address of the pointer. */
  async register(remotes: Readonly<Record<string, string>>): Promise<void> {
    const listed = (await (await fetch(`${this.#truth}/remotes.json`)).json()) as {
      readonly remotes: object[];
    };
    const added = Object.entries(remotes).map(([name, pointer]) => ({ name, pointers: [pointer] }));
    this.put('/remotes.json', JSON.stringify({ remotes: [...listed.remotes, ...added] }));
  }

  /** Serves a text at an address, in place of whatever the server has there. */
  put(address: string, text: string): void {
    this.#texts.set(address, text);
  }

  /** Serves a built remote under `/remotes/<folder>/`. */
  putFolder(folder: string, path: string): void {
    this.#folders.set(folder, path);
  }

  /** Answers when it has the file, and says whether it did. */
  readonly answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const address = (request.url ?? '').replace(/[?#].*$/, '');
    const content = this.#texts.get(address) ?? this.#read(address);
    if (content === undefined) return false;
    response.writeHead(200, {
      'Content-Type': TYPES[address.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Cache-Control': address.endsWith('/remote.json') ? 'no-store' : 'max-age=3600',
    });
    response.end(brotliCompressSync(content));
    return true;
  };

  #read(address: string): Buffer | undefined {
    const [, folder = '', file = ''] = /^\/remotes\/([^/]+)\/(.+)$/.exec(address) ?? [];
    const home = this.#folders.get(folder);
    const path = home && join(home, file);
    return path && existsSync(path) ? readFileSync(path) : undefined;
  }
}
