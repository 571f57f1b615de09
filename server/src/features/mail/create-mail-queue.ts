import type { Job } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import type { MailQueue, MailRequest } from './mail-request.ts';

/** Creates the mail queue of a server. The job sends the mails. */
export function createMailQueue(jobs: Jobs, job: Job<MailRequest>): MailQueue {
  return {
    send: (request, transaction) => jobs.start(job, request, transaction ? { transaction } : {}),
  };
}
