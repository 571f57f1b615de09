import { assetsListCall, type Batch, batchCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { invocations } from '../database/schema/invocations.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { trackServers } from './track-servers.fixture.ts';

const TIMEOUT = 180_000;
const ROWS = 1_000;
/** The pace of the batch, so that the processes are killed before the last row begins, even on a fast machine. */
const PER_MINUTE = 6_000;
/** The number of rows that one call adds. */
const SLICE = 500;

const { dataDir, track } = trackServers();

async function startBatch(server: ServerProcess, token: string): Promise<{ id: string; appId: string }> {
  const { list } = await server.call(assetsListCall, { filters: { kind: ['nlp'] } }, token);
  const appId = list[0]?.id ?? '';
  const { id } = await server.call(
    batchCalls.create,
    {
      ...{ appId, name: 'rows.csv', columns: ['text'], inputColumns: ['text'] },
      ...{ horizon: 1, season: 0, perMinute: PER_MINUTE },
    },
    token,
  );
  for (let from = 1; from <= ROWS; from += SLICE) {
    const rows = Array.from({ length: SLICE }, (_, index) => [`早上好 ${from + index}`]);
    await server.call(batchCalls.addRows, { id, from, rows }, token);
  }
  await server.call(batchCalls.start, { id }, token);
  return { id, appId };
}

async function readRows(server: ServerProcess, token: string, id: string) {
  const pages = [1, 2].map((page) => server.call(batchCalls.rows, { id, page, pageSize: ROWS / 2 }, token));
  return (await Promise.all(pages)).flatMap(({ list }) => list);
}

it(
  'a batch of 1,000 rows loses and repeats no result when a server and a worker are killed',
  async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url };
    const start = async (script?: 'worker.ts') =>
      track(await startServerProcess(dataDir(), { env, ...(script ? { script } : {}) }));
    const first = await start();
    const [second, ...workers] = await Promise.all([start(), start('worker.ts'), start('worker.ts')]);
    const token = await second.signIn();
    const { id, appId } = await startBatch(first, token);
    const read = (): Promise<Batch> => second.call(batchCalls.detail, { id }, token);
    const waitForSucceeded = (count: number) =>
      expect
        .poll(async () => (await read()).counts.succeeded, { timeout: 60_000, interval: 50 })
        .toBeGreaterThan(count);
    await waitForSucceeded(100);
    first.child.kill('SIGKILL');
    await waitForSucceeded(250);
    workers[0]?.child.kill('SIGKILL');
    await expect.poll(async () => (await read()).status, { timeout: 60_000, interval: 200 }).toBe('finished');

    expect(await read()).toMatchObject({ total: ROWS, counts: { succeeded: ROWS } });
    const rows = await readRows(second, token, id);
    for (const { cells, outputs } of rows) {
      const tokens = (outputs?.tokens ?? []) as { text: string }[];
      const joined = tokens.map(({ text }) => text).join('');
      expect(joined.replaceAll(' ', '')).toBe(String(cells[0]).replaceAll(' ', ''));
    }
    expect(new Set(rows.map(({ runId }) => runId)).size).toBe(ROWS);
    const findRuns = () =>
      database.database
        .select({ id: invocations.id, status: invocations.status })
        .from(invocations)
        .where(eq(invocations.appId, appId));
    // The runs of the killed processes are lost when their heartbeats are overdue. Other rows ran once.
    await expect
      .poll(async () => new Set((await findRuns()).map(({ status }) => status)), {
        timeout: 60_000,
        interval: 500,
      })
      .not.toContain('running');
    const runs = await findRuns();
    const succeeded = runs.filter(({ status }) => status === 'succeeded').map(({ id: runId }) => runId);
    expect(succeeded.toSorted()).toEqual(rows.map(({ runId }) => runId).toSorted());
    expect(runs.filter(({ status }) => status !== 'succeeded' && status !== 'lost')).toEqual([]);

    workers[1]?.child.kill('SIGTERM');
    expect(await workers[1]?.ended).toBe(0);
    second.child.kill('SIGTERM');
    await second.ended;
    await database.close();
  },
  TIMEOUT,
);
