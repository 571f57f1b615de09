import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from './database/schema/rate-limits.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createSweepJob } from './sweep-job.ts';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('a sweep deletes expired counters and leaves the others', async () => {
  const job = createSweepJob(database.database);
  const hour = 3_600_000;
  const counter = (key: string, hours: number) => ({
    key,
    points: 1,
    expire: new Date(Date.now() + hours * hour),
  });
  await database.database.insert(rateLimits).values([counter('over', -1), counter('current', 1)]);
  const errors: unknown[] = [];
  const jobs = await startJobs({ url: database.url, jobs: [job], onError: (error) => errors.push(error) });
  await jobs.start(job, {});
  const keys = async () => (await database.database.select().from(rateLimits)).map(({ key }) => key);
  await expect.poll(keys, { timeout: 20_000 }).toEqual(['current']);
  await jobs.stop();
  expect(errors).toEqual([]);
});
