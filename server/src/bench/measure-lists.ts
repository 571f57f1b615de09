import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListBody } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { connectDatabase } from '../database/connect-database.ts';
import type { Database } from '../database/database.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { users } from '../database/schema/users.ts';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { createEngineRegistry } from '../engines/engine-registry.ts';
import { allRoutes } from '../features.ts';
import type { RequestContext } from '../http/request-context.ts';
import { seedFirstAdmin } from '../seed/seed-first-admin.ts';
import { fillLists } from './fill-lists.ts';
import { LIST_TRIALS } from './list-trials.ts';

const RUNS = 40;

/** Times in milliseconds. */
export interface ListFigures {
  readonly list: string;
  /** Median of each question by its name, and of all of them together. */
  readonly medians: Readonly<Record<string, number>>;
  readonly p50: number;
  readonly p95: number;
}

/**
 * Every list of the server over tables of so many rows, from its parsed body to its answer, each question many times;
 * before them what the way to the database and back takes by itself.
 */
export async function* measureLists(rows: number): AsyncGenerator<ListFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atrium-bench-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const { database, pool, close } = connectDatabase(postgres.url, () => undefined);
  try {
    await migrateDatabase(pool);
    const context = await adminContext(database);
    await fillLists(pool, rows);
    yield { list: 'select 1', ...(await measure(() => pool.query('select 1'), { first: {} })) };
    const routes = allRoutes({ database, engines: createEngineRegistry([]), clock: () => new Date() });
    for (const { call, questions } of LIST_TRIALS) {
      const route = routes.find((one) => one.call.path === call.path);
      if (!route) throw new Error(`Nothing answers ${call.path}.`);
      const ask = (body: ListBody) => route.handle(body, context);
      yield { list: call.path, ...(await measure(ask, questions)) };
    }
  } finally {
    await close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  ask: (body: ListBody) => Promise<unknown>,
  questions: Readonly<Record<string, ListBody>>,
): Promise<Omit<ListFigures, 'list'>> {
  const all: number[] = [];
  const medians: Record<string, number> = {};
  for (const [name, body] of Object.entries(questions)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const begun = performance.now();
      await ask(body);
      times.push(performance.now() - begun);
    }
    medians[name] = rank(times, 0.5);
    all.push(...times);
  }
  return { medians, p50: rank(all, 0.5), p95: rank(all, 0.95) };
}

function rank(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN) * 10) / 10;
}

async function adminContext(database: Database): Promise<RequestContext> {
  const seeded = await seedFirstAdmin(database, { password: 'a bench of lists', at: new Date() });
  const [admin] = await database
    .select()
    .from(users)
    .where(eq(users.id, seeded?.id ?? ''));
  if (!admin) throw new Error('The bench has no admin.');
  return {
    user: { ...admin, sessionId: admin.id },
    locale: 'en-US',
    address: '127.0.0.1',
    device: 'bench',
    requestId: 'bench',
    signal: new AbortController().signal,
    file: undefined,
  };
}
