import { spawnSync } from 'node:child_process';
import dgram, { createSocket } from 'node:dgram';
import { lookup, promises, Resolver, resolve4 } from 'node:dns';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { createRequire } from 'node:module';
import net, { connect, createServer, Server } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { serveEngine } from '../process/serve-engine.ts';

export interface Attempt {
  readonly name: keyof typeof ATTEMPTS;
  /** The path or the URL for the action. Some actions ignore it. */
  readonly at: string;
}

/** Undocumented functions that Node exports or leaves accessible. */
const { _createServerHandle, BoundSocket } = net as unknown as {
  readonly _createServerHandle: (address: string, port: number, family: number) => unknown;
  readonly BoundSocket: new (address: object) => unknown;
};
const { _createSocketHandle } = dgram as unknown as {
  readonly _createSocketHandle: (address: string, port: number, type: string) => unknown;
};
const { _listen2 } = Server.prototype as unknown as {
  readonly _listen2: (path: string, port: number, family: number, backlog: number) => void;
};

const getPort = (url: string) => Number(new URL(url).port);
const waitForCallback = (start: (done: (error: Error | null) => void) => unknown) =>
  new Promise<void>((resolve, reject) => {
    start((error) => (error ? reject(error) : resolve()));
  });

/** Actions that an engine must not perform. */
const ATTEMPTS = {
  read: (path: string) => readFile(path),
  write: (path: string) => writeFileSync(path, 'x'),
  spawn: () => {
    const { error } = spawnSync('/bin/true');
    if (error) throw error;
  },
  worker: () => once(new Worker('', { eval: true }), 'exit'),
  addon: (path: string) => createRequire(import.meta.url)(path),
  binding: () => (process as unknown as { binding: (name: string) => unknown }).binding('tcp_wrap'),
  net: (url: string) => once(connect(getPort(url), '127.0.0.1'), 'connect'),
  tls: (url: string) => once(connectTls(getPort(url), '127.0.0.1'), 'secureConnect'),
  http: (url: string) => once(get(url), 'response'),
  http2: (url: string) => once(connectHttp2(url), 'connect'),
  fetch: (url: string) => fetch(url),
  webSocket: (url: string) =>
    waitForCallback((done) => {
      const socket = new WebSocket(url);
      socket.onerror = () => done(new Error('rejected'));
      socket.onopen = () => done(null);
    }),
  listen: () => once(createServer().listen(0), 'listening'),
  datagram: (url: string) =>
    waitForCallback((done) => createSocket('udp4').send('x', getPort(url), '127.0.0.1', done)),
  socketFile: (path: string) => _listen2.call(createServer(), path, -1, -1, 1),
  boundSocket: () => new BoundSocket({ host: '127.0.0.1', port: 0 }),
  streamHandle: () => _createServerHandle('127.0.0.1', 0, 4),
  datagramHandle: () => _createSocketHandle('127.0.0.1', 0, 'udp4'),
  resolverHandle: () =>
    (new Resolver() as unknown as { _handle: { queryA: (...query: unknown[]) => void } })._handle.queryA(
      {},
      'localhost',
    ),
  database: (path: string) => {
    const { DatabaseSync } = createRequire(import.meta.url)('node:sqlite');
    new DatabaseSync(path).exec('create table entries (entry)');
  },
  lookup: () => waitForCallback((done) => lookup('localhost', done)),
  resolve: () => waitForCallback((done) => resolve4('localhost', done)),
  lookupPromise: () => promises.lookup('localhost'),
  resolver: () => waitForCallback((done) => new Resolver().resolve4('localhost', done)),
  resolverPromise: () => new promises.Resolver().resolve4('localhost'),
  environment: () => Object.keys(process.env).join(),
} as const;

serveEngine<Attempt>(async ({ name, at }) => {
  try {
    const result = await ATTEMPTS[name](at);
    return { done: typeof result === 'string' ? result : true };
  } catch (error) {
    const { code, message, cause } = error as NodeJS.ErrnoException;
    return { rejected: code ?? (cause instanceof Error ? cause.message : message) };
  }
});
