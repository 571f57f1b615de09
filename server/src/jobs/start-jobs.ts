import { sql } from 'drizzle-orm';
import { type Job as FetchedJob, fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Job } from './job.ts';

export interface Jobs {
  /** Stores a job. A server performs it after the transaction, if one is given, is committed. */
  start<Data extends object>(job: Job<Data>, data: Data, options?: StartOptions): Promise<void>;
  /** Takes no more jobs and aborts the signals of the running ones. Waits for them, but not longer than `STOP_LIMIT`. */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Stores the job in this transaction. */
  readonly transaction?: Database;
  /** Stores the job only if no server has stored one with this name in the current period, in seconds. */
  readonly onceIn?: number;
}

interface JobsOptions {
  /** The connection string of the database. */
  readonly url: string;
  /** The jobs that this server performs. */
  readonly jobs: readonly Job<object>[];
  /** Receives the errors of jobs and of the connection. */
  readonly onError: (error: unknown) => void;
}

/** Connections to the database, besides those of the server. */
const MAX_CONNECTIONS = 2;
/** Seconds without a sign of life after which a job counts as abandoned. pg-boss accepts no less. */
const SILENCE = 10;
/** Seconds between the signs of life of a running job. */
const HEARTBEAT = 3;
/** Seconds between searches for abandoned jobs. */
const SUPERVISION = 5;
/** Seconds between searches for waiting jobs. A server takes the jobs that it stores itself immediately. */
const POLLING = 2;
/** Seconds that an attempt may take. */
const LONGEST_ATTEMPT = 23 * 3_600;
/** The attempt after which an error, the death of the server or a shutdown ends the job for good. */
const LAST_ATTEMPT = 10;
/** Seconds before the first retry. The delay doubles up to the longest one. */
const RETRY_DELAY = 1;
const LONGEST_RETRY_DELAY = 60;
/** How often the start is tried. It fails when another server installs the schema at the same time. */
const START_ATTEMPTS = 4;
/** Milliseconds that running jobs may take to finish their current step. */
const STOP_LIMIT = 6_000;

/** Installs or updates the schema of the jobs in the database, and performs jobs until it is stopped. */
export async function startJobs({ url, jobs, onError }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: MAX_CONNECTIONS,
    schedule: false,
    superviseIntervalSeconds: SUPERVISION,
    monitorIntervalSeconds: SUPERVISION,
  });
  boss.on('error', onError);
  const stopping = new AbortController();
  const workers = new Map<string, string>();

  async function run(job: Job<object>, { id, data, retryCount, signal }: FetchedJob): Promise<void> {
    try {
      const execution = { id, attempt: retryCount, signal: AbortSignal.any([signal, stopping.signal]) };
      await job.run(job.data.parse(data), execution);
    } catch (error) {
      if (!signal.aborted && !stopping.signal.aborted) onError(error);
      throw error;
    }
  }

  async function take(job: Job<object>): Promise<void> {
    await boss.createQueue(job.name, {
      retryLimit: LAST_ATTEMPT,
      retryDelay: RETRY_DELAY,
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY_DELAY,
      expireInSeconds: LONGEST_ATTEMPT,
      heartbeatSeconds: SILENCE,
    });
    const options = { pollingIntervalSeconds: POLLING, heartbeatRefreshSeconds: HEARTBEAT };
    const worker = await boss.work<object>(job.name, options, async ([fetched]) => {
      if (!fetched) return;
      // Lets this worker look for the next job directly after this one.
      boss.notifyWorker(worker);
      await run(job, fetched);
    });
    workers.set(job.name, worker);
  }

  const stop = async (): Promise<void> => {
    stopping.abort();
    await boss.stop({ timeout: STOP_LIMIT });
  };

  try {
    await boss.start({ attempts: START_ATTEMPTS });
    for (const job of jobs) await take(job);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    async start(job, data, { transaction, onceIn } = {}) {
      await boss.send(job.name, data, {
        ...(transaction ? { db: fromDrizzle(transaction, sql) } : {}),
        ...(onceIn === undefined ? {} : { singletonSeconds: onceIn }),
      });
      const worker = workers.get(job.name);
      if (worker && !transaction) boss.notifyWorker(worker);
    },
    stop,
  };
}
