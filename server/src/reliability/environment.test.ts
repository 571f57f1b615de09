import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginCall, nlpCalls } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataDir, type ServerProcess, startServerProcess } from './server-process.ts';

/** A part of the secrets of the server, which no other process and no report may contain. */
const CANARY = 'canary-of-the-environment';
const TIMEOUT = 120_000;
const IS_LINUX = process.platform === 'linux';

let data: Awaited<ReturnType<typeof createDataDir>>;
let reports: string;
let server: ServerProcess;

beforeAll(async () => {
  data = await createDataDir();
  reports = await mkdtemp(join(tmpdir(), 'atrium-reports-'));
  server = await startServerProcess(data.path, {
    env: {
      ATRIUM_ADMIN_PASSWORD: `${CANARY}-admin`,
      ATRIUM_SOMETHING_ELSE: `${CANARY}-else`,
      NODE_OPTIONS: `--report-on-signal --report-directory=${reports}`,
    },
  });
}, TIMEOUT);

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await data.remove();
  await rm(reports, { recursive: true, force: true });
});

interface Process {
  readonly name: string;
  readonly pid: number;
  readonly parent: number;
}

/** Returns all descendants of a process, from /proc. */
async function listDescendants(pid: number): Promise<readonly Process[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(numbers.map(readProcess));
  const below = (parent: number): readonly Process[] =>
    all.filter((one): one is Process => one?.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** Reads a line of the form `pid (name) state parent …`. */
async function readProcess(number: string): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${number}/stat`, 'utf8').catch(() => undefined);
  const found = /^(\d+) \((.+)\) \S (\d+) /s.exec(stat ?? '');
  return found ? { pid: Number(found[1]), name: found[2] ?? '', parent: Number(found[3]) } : undefined;
}

test.runIf(IS_LINUX)(
  'no process of the database or of the engines has the environment of the server',
  async () => {
    const { token } = await server.call(loginCall, { account: 'admin', password: `${CANARY}-admin` });
    await server.call(
      nlpCalls.test,
      { task: 'tokenize', engine: 'jieba', parameters: {}, input: { kind: 'text', text: '你好' } },
      token,
    );
    const processes = await listDescendants(server.child.pid ?? 0);
    const names = processes.map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('postgres')).length).toBeGreaterThan(1);
    expect(names.filter((name) => name.startsWith('node') || name === 'MainThread').length).toBeGreaterThan(
      0,
    );
    for (const { pid, name } of processes) {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      expect(environment, name).not.toContain(CANARY);
    }
  },
  TIMEOUT,
);

test(
  'a diagnostic report of the server contains none of its secrets',
  async () => {
    server.child.kill('SIGUSR2');
    const readReport = async () => {
      const [file = ''] = await readdir(reports);
      const report = JSON.parse(await readFile(join(reports, file), 'utf8'));
      return report.environmentVariables as Record<string, string>;
    };
    await expect.poll(() => readReport().catch(() => undefined), { timeout: TIMEOUT }).toBeDefined();
    const environment = await readReport();
    expect(environment.ATRIUM_SOMETHING_ELSE).toBe(`${CANARY}-else`);
    expect(JSON.stringify(environment)).not.toContain(`${CANARY}-admin`);
  },
  TIMEOUT,
);
