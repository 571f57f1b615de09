import type { Job } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import type { MailRequest, Mails } from './mail-request.ts';

/** Creates the mail service of a server. The job sends the mails. */
export function createMails(jobs: Jobs, job: Job<MailRequest>): Mails {
  return {
    send: (request, transaction) => jobs.start(job, request, transaction ? { transaction } : {}),
  };
}
