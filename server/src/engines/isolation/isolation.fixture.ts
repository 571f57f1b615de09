import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { lookup, promises, Resolver, resolve4 } from 'node:dns';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Worker } from 'node:worker_threads';
import { serveEngine } from '../serve-engine.ts';

export interface Attempt {
  readonly name: keyof typeof ATTEMPTS;
  /** A path or a URL. */
  readonly at: string;
}

const portOf = (url: string) => Number(new URL(url).port);
const answered = (ask: (done: (error: Error | null) => void) => unknown) =>
  new Promise<void>((resolve, reject) => {
    ask((error) => (error ? reject(error) : resolve()));
  });

/** What an engine has no business doing. */
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
  net: (url: string) => once(connect(portOf(url), '127.0.0.1'), 'connect'),
  tls: (url: string) => once(connectTls(portOf(url), '127.0.0.1'), 'secureConnect'),
  http: (url: string) => once(get(url), 'response'),
  http2: (url: string) => once(connectHttp2(url), 'connect'),
  fetch: (url: string) => fetch(url),
  webSocket: (url: string) =>
    answered((done) => {
      const socket = new WebSocket(url);
      socket.onerror = () => done(new Error('refused'));
      socket.onopen = () => done(null);
    }),
  listen: () => once(createServer().listen(0), 'listening'),
  datagram: (url: string) =>
    answered((done) => createSocket('udp4').send('x', portOf(url), '127.0.0.1', done)),
  lookup: () => answered((done) => lookup('localhost', done)),
  resolve: () => answered((done) => resolve4('localhost', done)),
  lookupPromise: () => promises.lookup('localhost'),
  resolver: () => answered((done) => new Resolver().resolve4('localhost', done)),
  resolverPromise: () => new promises.Resolver().resolve4('localhost'),
  environment: () => Object.keys(process.env).join(),
} as const;

serveEngine<Attempt>(async ({ name, at }) => {
  try {
    const result = await ATTEMPTS[name](at);
    return { done: typeof result === 'string' ? result : true };
  } catch (error) {
    const { code, message, cause } = error as NodeJS.ErrnoException;
    return { refused: code ?? (cause instanceof Error ? cause.message : message) };
  }
});
