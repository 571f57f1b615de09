import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import type { Job, JobExecution } from './job.ts';
import { type Jobs, startJobs } from './start-jobs.ts';

interface Data {
  readonly name: string;
}

/** How long the tests wait for another server, in milliseconds. */
const TAKEOVER = 40_000;

/** How long a stop takes at most if the running job ends when it is interrupted, in milliseconds. */
const SHORT_STOP_LIMIT = 4_000;

let database: TestDatabase;
let servers: Jobs[];
let errors: unknown[];

beforeEach(async () => {
  database = await createTestDatabase();
  servers = [];
  errors = [];
});

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.close();
});

function createJob(run: (data: Data, execution: JobExecution) => Promise<void>): Job<Data> {
  return { name: 'test', data: z.strictObject({ name: z.string() }), run };
}

async function startServer(job: Job<Data>, url = database.url): Promise<Jobs> {
  const jobs = await startJobs({ url, jobs: [job], onError: (error) => errors.push(error) });
  servers.push(jobs);
  return jobs;
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `job ${index}`);

test('several servers perform each job once', async () => {
  const done: string[] = [];
  const job = createJob(async ({ name }) => {
    done.push(name);
  });
  const first = await startServer(job);
  await startServer(job);
  await Promise.all(names(20).map((name) => first.start(job, { name })));
  await expect.poll(() => done.length, { timeout: TAKEOVER }).toBe(20);
  expect(done.toSorted()).toEqual(names(20).toSorted());
}, 60_000);

test('a server starts although another one creates the schema at the same time', async () => {
  const done: string[] = [];
  const job = createJob(async ({ name }) => {
    done.push(name);
  });
  const { database: other } = database;
  const isOneWaiting = async () => {
    const { rows } = await other.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  };
  let starting: Promise<Jobs> | undefined;
  await other.transaction(async (transaction) => {
    await transaction.execute(sql`create schema pgboss`);
    starting = startServer(job);
    await expect.poll(isOneWaiting, { timeout: TAKEOVER }).toBe(true);
  });
  const server = await starting;
  await server?.start(job, { name: 'started' });
  await expect.poll(() => done, { timeout: TAKEOVER }).toEqual(['started']);
}, 60_000);

test('another server continues the job of a server that was killed', async () => {
  const script = fileURLToPath(new URL('./waiting-server.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [script, database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await expect.poll(() => lines, { timeout: TAKEOVER }).toContain('ready');
  const attempts: number[] = [];
  const job = createJob(async (_data, { attempt }) => {
    attempts.push(attempt);
  });
  const starter = await startJobs({ url: database.url, jobs: [], onError: (error) => errors.push(error) });
  servers.push(starter);
  await starter.start(job, { name: 'abandoned' });
  await expect.poll(() => lines, { timeout: TAKEOVER }).toContain('abandoned');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await startServer(job);
  await expect.poll(() => attempts, { timeout: TAKEOVER }).toEqual([1]);
}, 100_000);

test('a job that fails is reported and runs again', async () => {
  const attempts: number[] = [];
  const job = createJob(async (_data, { attempt }) => {
    attempts.push(attempt);
    if (attempt === 0) throw new Error('The first attempt fails.');
  });
  const server = await startServer(job);
  await server.start(job, { name: 'failing' });
  await expect.poll(() => attempts, { timeout: TAKEOVER }).toEqual([0, 1]);
  expect(errors).toMatchObject([{ message: 'The first attempt fails.' }]);
}, 60_000);

test('a server that stops interrupts its job, and another one continues it', async () => {
  const taken = Promise.withResolvers<void>();
  const attempts: number[] = [];
  const job = createJob(async (_data, { attempt, signal }) => {
    attempts.push(attempt);
    if (attempt > 0) return;
    taken.resolve();
    await new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const first = await startServer(job);
  await first.start(job, { name: 'interrupted' });
  await taken.promise;
  const stoppedAt = performance.now();
  await first.stop();
  expect(performance.now() - stoppedAt).toBeLessThan(SHORT_STOP_LIMIT);
  await startServer(job);
  await expect.poll(() => attempts, { timeout: TAKEOVER }).toEqual([0, 1]);
  expect(errors).toEqual([]);
}, 60_000);

test('a job is stored only if its transaction is committed', async () => {
  const done: string[] = [];
  const job = createJob(async ({ name }) => {
    done.push(name);
  });
  const server = await startServer(job);
  await database.database
    .transaction(async (transaction) => {
      await server.start(job, { name: 'rolled back' }, { transaction });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await database.database.transaction((transaction) =>
    server.start(job, { name: 'committed' }, { transaction }),
  );
  await expect.poll(() => done, { timeout: TAKEOVER }).toEqual(['committed']);
}, 60_000);

test('a job that is due once in a period is stored once for all servers', async () => {
  const job = createJob(async () => undefined);
  const [first, second] = [await startServer(job), await startServer(job)];
  const year = 365 * 86_400;
  for (const server of [first, second, first]) await server.start(job, { name: 'due' }, { onceIn: year });
  const { rows } = await database.database.execute(
    sql`select count(*)::int from pgboss.job where name = 'test'`,
  );
  expect(rows).toEqual([{ count: 1 }]);
}, 60_000);

test('a database role without special privileges installs the schema in its own database', async () => {
  const role = `plain_${Date.now()}`;
  const { database: admin, url } = database;
  const name = sql.identifier(new URL(url).pathname.slice(1));
  await admin.execute(sql`create role ${sql.identifier(role)} login password 'plain' nosuperuser`);
  await admin.execute(sql`alter database ${name} owner to ${sql.identifier(role)}`);
  const done: string[] = [];
  const job = createJob(async (data) => {
    done.push(data.name);
  });
  const plain = Object.assign(new URL(url), { username: role, password: 'plain' }).href;
  const server = await startServer(job, plain);
  await server.start(job, { name: 'plain' });
  await expect.poll(() => done, { timeout: TAKEOVER }).toEqual(['plain']);
}, 60_000);
