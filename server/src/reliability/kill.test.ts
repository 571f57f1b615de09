import { appCalls, assetsListCall, runCalls } from '@atrium/contract';
import { describe, expect, it } from 'vitest';
import { readProcessIdentity } from '../embedded/read-process-identity.ts';
import { readPostmasterPid, type ServerProcess, startServerProcess } from './server-process.ts';
import { readRows, startWriters } from './start-writers.ts';
import { trackServers } from './track-servers.fixture.ts';

const TIMEOUT = 150_000;
/** The number of rows that must be acknowledged before and after a kill. */
const KILL_COUNT = 40;

const { dataDir, track } = trackServers();
const start = async () => track(await startServerProcess(dataDir()));

describe('acknowledged rows', () => {
  it(
    'are stored exactly once after the server is killed during writes, and sessions survive',
    async () => {
      const first = await start();
      const token = await first.signIn();
      const database = await readPostmasterPid(dataDir());
      const writers = startWriters(first, token, 'server-killed');
      await writers.waitForCount(KILL_COUNT);
      first.child.kill('SIGKILL');
      await first.ended;
      await writers.stop();
      const second = await start();
      expectAll(await readRows(second, token, 'server-killed'), writers.acknowledged);
      expect(await readPostmasterPid(dataDir())).not.toBe(database);
      expect(await readProcessIdentity(database)).toBeUndefined();
    },
    TIMEOUT,
  );

  it(
    'are all stored after the database server is killed during writes, and writes resume without help',
    async () => {
      const server = await start();
      const token = await server.signIn();
      const writers = startWriters(server, token, 'database-killed');
      await writers.waitForCount(KILL_COUNT);
      const before = writers.acknowledged.length;
      process.kill(await readPostmasterPid(dataDir()), 'SIGKILL');
      await writers.waitForCount(before + KILL_COUNT);
      await writers.stop();
      expectAll(await readRows(server, token, 'database-killed'), writers.acknowledged);
      expect(server.child.exitCode).toBeNull();
      expect(server.output()).toContain('The database server ended unexpectedly and is restarted');
      expect(server.output()).not.toMatch(/\n\s+at /);
    },
    TIMEOUT,
  );
});

describe('a run', () => {
  it(
    'is marked as lost by the next server after its own server was killed',
    async () => {
      const first = await start();
      const token = await first.signIn();
      const { list } = await first.call(assetsListCall, { filters: { kind: ['nlp'] } }, token);
      const id = list[0]?.id ?? '';
      const runs = async (server: ServerProcess) =>
        (await server.call(runCalls.list, { filters: { appId: [id] } }, token)).list;
      const run = (text: string) =>
        first.call(appCalls.nlp.run, { id, input: { kind: 'text', text } }, token);
      const done = await run('早上好');
      run('早上好。'.repeat(50_000)).catch(() => undefined);
      await expect.poll(async () => (await runs(first))[0]?.status, { interval: 5 }).toBe('running');
      first.child.kill('SIGKILL');
      await first.ended;
      const second = await start();
      await expect
        .poll(async () => (await runs(second)).map(({ status }) => status), {
          timeout: 60_000,
          interval: 500,
        })
        .toEqual(['lost', 'succeeded']);
      expect((await runs(second))[1]?.id).toBe(done.id);
    },
    TIMEOUT,
  );
});

function expectAll(rows: readonly string[], acknowledged: readonly string[]): void {
  expect(new Set(rows).size).toBe(rows.length);
  expect(acknowledged.filter((slug) => !rows.includes(slug))).toEqual([]);
}
