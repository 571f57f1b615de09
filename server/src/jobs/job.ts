import type { z } from 'zod';

/** Background work that a feature declares. It survives restarts, and one server at a time performs it. */
export interface Job<Data extends object> {
  /** The name of its queue in the database. It never changes. */
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /**
   * Performs the job. An error, or the death of the server, begins it again, so it continues from what it has stored.
   */
  run(data: Data, execution: JobExecution): Promise<void>;
}

/** One attempt to perform a job. */
export interface JobExecution {
  readonly id: string;
  /** From 0 to 10. It increases each time that a server begins the job again. After attempt 10, no server does. */
  readonly attempt: number;
  /**
   * Is aborted when this server stops or when the job belongs to another server. The job then finishes its current step
   * and throws the reason, and another server continues it.
   */
  readonly signal: AbortSignal;
}
