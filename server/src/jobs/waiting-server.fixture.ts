import { z } from 'zod';
import { startJobs } from './start-jobs.ts';

// A program that takes jobs from a database. Its first argument is the URL of the database. It prints the name in the
// data of each job, and never finishes a job.

const [url = ''] = process.argv.slice(2);
await startJobs({
  url,
  jobs: [
    {
      name: 'test',
      data: z.strictObject({ name: z.string() }),
      run(data: { readonly name?: string }) {
        console.log(data.name);
        return new Promise(() => undefined);
      },
    },
  ],
  onError: console.error,
});
console.log('ready');
