import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BodyOf, type Call, type DataOf, envelopeSchema, loginCall } from '@atrium/contract';
import { findFreePort } from '../embedded/find-free-port.ts';
import { createNodeCipher } from '../http/wire/node-cipher.ts';

export const ADMIN_PASSWORD = 'a password for the tests of processes';
export const WIRE_KEY = 'the wire key of servers in processes of their own';
/** Milliseconds within which a server must start. */
const START_TIMEOUT = 90_000;

/** Creates a data folder for a test. The operating system user of the database can access it. */
export async function createDataDir(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'atrium-process-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Returns what the process has printed so far. */
  output(): string;
  /** Resolves to the exit code or the name of the signal. */
  readonly ended: Promise<number | string>;
  call<C extends Call>(call: C, body: BodyOf<C>, token?: string): Promise<DataOf<C>>;
  /** Signs in as the first admin, and returns the token. */
  signIn(): Promise<string>;
}

/** Starts the server as an operator does, in its own process. Does not wait until it responds. */
export async function spawnServer(
  dataDir: string,
  options: {
    /** The default is `main.ts`. */
    readonly script?: 'worker.ts';
    readonly args?: readonly string[];
    readonly port?: number;
    readonly env?: Readonly<Record<string, string>>;
  } = {},
): Promise<ServerProcess> {
  const port = options.port ?? (await findFreePort());
  const script = join(import.meta.dirname, '..', options.script ?? 'main.ts');
  const child = spawn(process.execPath, [script, ...(options.args ?? [])], {
    // If the test run is killed, this channel closes, and the server exits.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ATRIUM_PORT: String(port),
      ATRIUM_DATA_DIR: dataDir,
      ATRIUM_ADMIN_PASSWORD: ADMIN_PASSWORD,
      ATRIUM_WIRE_KEY: WIRE_KEY,
      ...options.env,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = waitForEnd(child);
  const url = `http://127.0.0.1:${port}`;
  const call = <C extends Call>(to: C, body: BodyOf<C>, token?: string) => post(url, to, body, token);
  return {
    child,
    url,
    output: () => text,
    ended,
    call,
    signIn: async () => (await call(loginCall, { account: 'admin', password: ADMIN_PASSWORD })).token,
  };
}

/**
 * Waits until the process has ended and all its output is read. Node does not emit the process's `close` event after
 * `disconnect` has closed the IPC channel.
 */
async function waitForEnd(child: ChildProcess): Promise<number | string> {
  const outputEnds = [child.stdout, child.stderr].map((stream) => stream && once(stream, 'close'));
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  await Promise.all(outputEnds);
  return code ?? signal ?? 'unknown';
}

/** Starts the server like {@link spawnServer}, and waits until it responds. */
export async function startServerProcess(
  ...parameters: Parameters<typeof spawnServer>
): Promise<ServerProcess> {
  const server = await spawnServer(...parameters);
  const deadline = Date.now() + START_TIMEOUT;
  while (!/Atrium (worker )?is ready/.test(server.output())) {
    if (server.child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`The server did not start:\n${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

/** Returns the process id of the database server that uses a data folder. */
export async function readPostmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return Number(text.split('\n')[0]);
}

async function post<C extends Call>(
  url: string,
  call: C,
  body: BodyOf<C>,
  token?: string,
): Promise<DataOf<C>> {
  const cipher = createNodeCipher(WIRE_KEY);
  const response = await fetch(url + call.path, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', ...(token ? { 'x-token': token } : {}) },
    body: cipher.seal(JSON.stringify(body)),
  });
  if (response.status !== 200) throw new Error(`${call.path} returned ${response.status}`);
  const envelope = envelopeSchema.parse(JSON.parse(cipher.open(await response.text())));
  if (envelope.code !== 0) throw new Error(`${call.path} failed: ${JSON.stringify(envelope)}`);
  return envelope.data as DataOf<C>;
}
