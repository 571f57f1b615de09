import { startJobs } from './start-jobs.ts';
import { waitingJob } from './waiting-job.fixture.ts';

/** Takes jobs, and never finishes one. Prints each job that it takes. */
const [url = ''] = process.argv.slice(2);
await startJobs({ url, jobs: [waitingJob((line) => console.log(line))], onError: console.error });
console.log('ready');
