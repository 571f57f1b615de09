import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ADMIN, ROOT } from './environment.ts';

/** The longest time until the server responds, including the start of its database, in milliseconds. */
const START_TIMEOUT = 120_000;

export interface RunningConsole {
  readonly url: string;
  /** Returns what the server has printed so far. */
  output(): string;
  /** Stops the server and waits until it has ended. */
  stop(): Promise<void>;
}

export interface ConsoleOptions {
  readonly port: number;
  readonly dataDir: string;
  /** More settings of the server, as environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built product as `npm start` does after set-up, and waits until it responds. */
export async function startConsole(options: ConsoleOptions): Promise<RunningConsole> {
  const child = spawn(process.execPath, [join(ROOT, 'server', 'src', 'main.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ATRIUM_PORT: String(options.port),
      ATRIUM_DATA_DIR: options.dataDir,
      ATRIUM_ADMIN_PASSWORD: ADMIN.password,
      ...options.env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const url = `http://127.0.0.1:${options.port}`;
  const output = () => printed;
  await waitUntilReady(`${url}/config.json`, child, output);
  return { url, output, stop: () => stopProcess(child) };
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not respond within ${START_TIMEOUT / 1_000} s:\n${output()}`);
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
