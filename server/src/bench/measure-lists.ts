import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  dashboardSeriesCall,
  dashboardSummaryCall,
  dashboardTopCall,
  targetListCall,
} from '@atrium/contract';
import { connectDatabase } from '../database/connect-database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { createSecretCipher } from '../domain/secret-cipher.ts';
import { NO_BUILT_IN_MESSAGES } from '../domain/texts/built-in-messages.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { createEngineRegistry } from '../engines/run/engine-registry.ts';
import { createConnectionEngines } from '../features/connection/connection-engines.ts';
import { createOnnxEngines } from '../features/onnx-model/onnx-engines.ts';
import { NO_JOBS } from '../jobs/no-jobs.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { seedFirstAdmin } from '../setup/seed-first-admin.ts';
import { createUserContext } from './create-user-context.ts';
import { fillLists } from './fill-lists.ts';
import { findLargestRecords } from './find-largest-records.ts';
import { findPercentile } from './find-percentile.ts';
import { listMeasuredLists, type MeasuredList } from './list-measured-lists.ts';
import { createProcessorClock } from './processor-clock.ts';

/** The smallest and the largest number of times that a request is sent. */
const MIN_SENT = 3;
const MAX_SENT = 15;
/** Milliseconds after which a request that was sent at least `MIN_SENT` times is not repeated. */
const REPEAT_TIME = 250;

/** Times are in milliseconds. */
export interface RequestMeasurement {
  readonly list: string;
  readonly request: string;
  /** The time of the first request, before the row count of the list is cached. */
  readonly first: number;
  readonly p50: number;
  readonly p95: number;
  /** The average processor time of a request, in this process and in the database. */
  readonly cpu: number;
  /** Whether the measured call is a list. Other calls are printed only for comparison. */
  readonly isList: boolean;
}

/**
 * Measures every list of the server on tables of `rows` rows, from the parsed body to the result, and repeats each
 * request for a short time. The first measurement is the round trip to the database alone.
 */
export async function* measureLists(rows: number): AsyncGenerator<RequestMeasurement> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  // The database may run as another system user, who must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const { database, pool, close } = connectDatabase(postgres.url, () => undefined);
  try {
    await migrateDatabase(pool);
    const admin = await seedFirstAdmin(database, {
      password: 'a password for the benchmark',
      at: new Date(),
    });
    await fillLists(pool, rows);
    const readProcessorTime = createProcessorClock(postgres.pid() ?? process.pid);
    const measure = (sendRequest: () => Promise<unknown>) => measureRequest(sendRequest, readProcessorTime);
    const roundTrip = await measure(() => pool.query('select 1'));
    yield { list: 'select 1', request: '', ...roundTrip, isList: false };
    const engines = createEngineRegistry([]);
    const clock = () => new Date();
    const routes = allRoutes({
      database,
      engines,
      builtInMessages: NO_BUILT_IN_MESSAGES,
      connections: createConnectionEngines(database, engines),
      onnx: createOnnxEngines(database, engines),
      serverId: '',
      clock,
      jobs: NO_JOBS,
      cipher: createSecretCipher('a key that encrypts nothing'),
    });
    const largestRecords = await findLargestRecords(pool);
    const contexts = {
      admin: await createUserContext(database, admin?.id ?? ''),
      user: await createUserContext(database, largestRecords.owner.id),
    };
    for (const measured of [...listMeasuredLists(largestRecords), ...COMPARED_CALLS]) {
      const route = routes.find((one) => one.call.path === measured.call.path);
      if (!route) throw new Error(`The server has no route for ${measured.call.path}.`);
      const context = measured.isSentByOwner ? contexts.user : contexts.admin;
      for (const [request, body] of Object.entries(measured.requests)) {
        const measurements = await measure(() => route.handle(body, context));
        yield { list: measured.name, request, ...measurements, isList: !COMPARED_CALLS.includes(measured) };
      }
    }
  } finally {
    await close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Other calls that read many rows. They are printed for comparison only. */
const COMPARED_CALLS: readonly MeasuredList[] = [dashboardSummaryCall, dashboardSeriesCall, dashboardTopCall]
  .map(
    (call): MeasuredList => ({
      name: call.path,
      call,
      requests: {
        today: { timeZone: 'Asia/Shanghai' },
        month: { timeZone: 'Asia/Shanghai', from: daysAgo(30), to: daysAgo(0) },
      },
    }),
  )
  .concat({ name: targetListCall.path, call: targetListCall, requests: { nlp: { kind: 'nlp' } } });

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

async function measureRequest(
  sendRequest: () => Promise<unknown>,
  readProcessorTime: () => number,
): Promise<Pick<RequestMeasurement, 'first' | 'p50' | 'p95' | 'cpu'>> {
  const times: number[] = [];
  const cpuBefore = readProcessorTime();
  const deadline = performance.now() + REPEAT_TIME;
  while (times.length < MAX_SENT && (times.length < MIN_SENT || performance.now() < deadline)) {
    const startedAt = performance.now();
    await sendRequest();
    times.push(performance.now() - startedAt);
  }
  const cpu = (readProcessorTime() - cpuBefore) / times.length;
  return {
    // `findPercentile` rounds this value like the other ones. The percentile of a single time is the time itself.
    first: findPercentile(times.slice(0, 1), 0.5),
    p50: findPercentile(times, 0.5),
    p95: findPercentile(times, 0.95),
    cpu,
  };
}
