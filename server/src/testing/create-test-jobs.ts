import type { Job } from '../jobs/job.ts';
import { type Jobs, startJobs } from '../jobs/start-jobs.ts';

/** Seconds between searches for new jobs. Shorter than in the product, so that the tests of jobs wait less. */
const POLLING_INTERVAL = 0.5;

interface TestJobsOptions {
  readonly url: string;
  /** Returns the jobs to perform. It is a function, because a job may need the created `Jobs` to start other jobs. */
  readonly jobs: () => readonly Job<object>[];
}

/**
 * Performs the background jobs of a test server. Connects to the database when a test starts the first job, because
 * most tests start none.
 */
export function createTestJobs({ url, jobs }: TestJobsOptions): Jobs {
  let started: Promise<Jobs> | undefined;
  return {
    async start(...parameters) {
      const quick = jobs().map((job) => ({ ...job, pollingInterval: POLLING_INTERVAL }));
      started ??= startJobs({ url, jobs: quick, onError: (error) => console.error(error) });
      const running = await started;
      await running.start(...parameters);
    },
    wake(kind) {
      void started?.then((running) => running.wake(kind));
    },
    async stop() {
      await (await started)?.stop();
    },
  };
}
