import { sql } from 'drizzle-orm';
import { type Job as FetchedJob, fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { Job, JobKind } from './job.ts';

export interface Jobs {
  /** Stores a job. A process performs it after the transaction, if one is given, is committed. */
  start<Data extends object>(kind: JobKind<Data>, data: Data, options?: StartOptions): Promise<void>;
  /** Lets this process look for jobs of a kind now. Call it after the transaction that stored one is committed. */
  wake(kind: Pick<JobKind<never>, 'name'>): void;
  /**
   * Takes no more jobs and aborts the signals of the running ones. Waits for them for at most
   * `stopTimeout`.
   */
  stop(): Promise<void>;
}

interface StartOptions {
  /** Stores the job in this transaction. */
  readonly transaction?: Database;
  /**
   * Divides time into periods of this many seconds. The job is stored only if no process has stored one of its kind in
   * the current period.
   */
  readonly onceIn?: number;
  /** Jobs with a higher priority are taken first. The default is 0. */
  readonly priority?: number;
  /** The earliest time to begin the job. */
  readonly notBefore?: Date;
}

interface JobsOptions {
  /** The connection string of the database. */
  readonly url: string;
  /** The jobs that this process performs. */
  readonly jobs: readonly Job<object>[];
  /** Receives the errors of jobs and of the connection. */
  readonly onError: (error: unknown) => void;
  /** Milliseconds that running jobs may take to finish their current step when this process stops. */
  readonly stopTimeout?: number;
}

/** The maximum number of connections to the database, in addition to those of the server. */
const MAX_CONNECTIONS = 2;
/** Seconds without a heartbeat after which a job counts as abandoned. pg-boss accepts no less. */
const HEARTBEAT_TIMEOUT = 10;
/** Seconds between the heartbeats of a running job. */
const HEARTBEAT_INTERVAL = 3;
/** Seconds between searches for abandoned jobs. */
const SUPERVISION_INTERVAL = 5;
/** Seconds between searches for waiting jobs. A process immediately takes a job that it has stored. */
const POLLING_INTERVAL = 2;
/** Seconds that an attempt may take. pg-boss accepts at most 24 hours. */
const MAX_ATTEMPT_DURATION = 23 * 3_600;
/** The attempt after which an error, the death of the process or a shutdown ends the job permanently. */
const LAST_ATTEMPT = 1_000;
/** Seconds before the first retry. The delay doubles with each retry, up to `MAX_RETRY_DELAY`. */
const RETRY_DELAY = 1;
const MAX_RETRY_DELAY = 60;
/** The number of attempts to start. An attempt fails when another server installs the schema at the same time. */
const START_ATTEMPTS = 4;
/** The default of `stopTimeout`. */
const STOP_TIMEOUT = 6_000;

/** Installs or updates the schema of the jobs in the database, and performs jobs until it is stopped. */
export async function startJobs({
  url,
  jobs,
  onError,
  stopTimeout = STOP_TIMEOUT,
}: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: MAX_CONNECTIONS,
    schedule: false,
    superviseIntervalSeconds: SUPERVISION_INTERVAL,
    monitorIntervalSeconds: SUPERVISION_INTERVAL,
  });
  boss.on('error', onError);
  const stopping = new AbortController();
  /** The ids of the workers of pg-boss, by the names of their kinds of jobs. */
  const workers = new Map<string, string>();

  async function run(job: Job<object>, { id, data, retryCount, signal }: FetchedJob): Promise<void> {
    try {
      await job.run(job.data.parse(data), {
        id,
        attempt: retryCount,
        signal: AbortSignal.any([signal, stopping.signal]),
        async scheduleNextJob(nextData, notBefore) {
          await boss.send(job.name, nextData, { startAfter: notBefore });
        },
      });
    } catch (error) {
      if (!signal.aborted && !stopping.signal.aborted) onError(error);
      throw error;
    }
  }

  const queues = new Map<string, Promise<void>>();
  /** Creates the queue of a kind once. A process that only stores jobs of the kind needs the queue too. */
  function createQueue({
    name,
    deleteAfterSeconds,
  }: Pick<JobKind<never>, 'name' | 'deleteAfterSeconds'>): Promise<void> {
    const created =
      queues.get(name) ??
      boss.createQueue(name, {
        retryLimit: LAST_ATTEMPT,
        retryDelay: RETRY_DELAY,
        retryBackoff: true,
        retryDelayMax: MAX_RETRY_DELAY,
        expireInSeconds: MAX_ATTEMPT_DURATION,
        heartbeatSeconds: HEARTBEAT_TIMEOUT,
        ...(deleteAfterSeconds === undefined ? {} : { deleteAfterSeconds }),
      });
    queues.set(name, created);
    created.catch(() => queues.delete(name));
    return created;
  }

  async function startWorker(job: Job<object>): Promise<void> {
    await createQueue(job);
    const options = {
      pollingIntervalSeconds: job.pollingInterval ?? POLLING_INTERVAL,
      heartbeatRefreshSeconds: HEARTBEAT_INTERVAL,
    };
    const worker = await boss.work<object>(job.name, options, async ([fetched]) => {
      if (!fetched) return;
      // Lets this worker look for the next job directly after this one.
      boss.notifyWorker(worker);
      await run(job, fetched);
    });
    workers.set(job.name, worker);
  }

  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping.abort();
    stopped ??= boss.stop({ timeout: stopTimeout });
    return stopped;
  };

  try {
    await boss.start({ attempts: START_ATTEMPTS });
    await Promise.all(jobs.map(startWorker));
  } catch (error) {
    await stop();
    throw error;
  }
  const wake: Jobs['wake'] = ({ name }) => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };
  return {
    async start(kind, data, { transaction, onceIn, priority, notBefore } = {}) {
      const { name, deleteAfterSeconds } = kind;
      await createQueue({ name, ...(deleteAfterSeconds === undefined ? {} : { deleteAfterSeconds }) });
      await boss.send(name, data, {
        ...(transaction ? { db: fromDrizzle(transaction, sql) } : {}),
        ...(onceIn === undefined ? {} : { singletonSeconds: onceIn }),
        ...(priority === undefined ? {} : { priority }),
        ...(notBefore === undefined ? {} : { startAfter: notBefore }),
      });
      if (!transaction) wake({ name });
    },
    wake,
    stop,
  };
}
