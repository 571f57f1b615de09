import type { z } from 'zod';

/** The properties of a kind of job that a server needs to store jobs of this kind. */
export interface JobKind<Data extends object> {
  /** The name of the queue in the database. A new name would leave stored jobs in the old queue. */
  readonly name: string;
  /** The schema of the data of a job. */
  readonly data: z.ZodType<Data>;
  /** Seconds for which the data of a job stays in the database after the job ends. The default is a week. */
  readonly deleteAfterSeconds?: number;
}

/** Background work that a feature declares. It survives restarts, and one process at a time performs it. */
export interface Job<Data extends object> extends JobKind<Data> {
  /** Seconds between searches for jobs that other processes stored. The default is 2. */
  readonly pollingInterval?: number;
  /**
   * Performs the job. After an error or the end of the process, the job starts again, and continues from the data that
   * it has stored.
   */
  run(data: Data, execution: JobExecution): Promise<void>;
}

/** One attempt to perform a job. */
export interface JobExecution {
  readonly id: string;
  /** Counts from 0. It increases each time a process starts the job again. */
  readonly attempt: number;
  /**
   * Is aborted when this process stops or when another process has taken over the job. The job then finishes its
   * current step and throws the reason of the signal, and the other process continues it.
   */
  readonly signal: AbortSignal;
  /** Stores a job of the same kind that continues this one. It begins at `notBefore` or later. */
  scheduleNextJob(data: object, notBefore: Date): Promise<void>;
}
