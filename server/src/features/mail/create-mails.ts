import type { Job } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import type { MailRequest, Mails } from './mail-request.ts';

/** Returns the mails of a server, which the job sends. */
export function createMails(jobs: Jobs, job: Job<MailRequest>): Mails {
  return {
    send: (request, transaction) => jobs.start(job, request, transaction ? { transaction } : {}),
  };
}
