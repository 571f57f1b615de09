import { z } from 'zod';
import { startJobs } from './start-jobs.ts';

/** Takes jobs, prints the name of each one, and never finishes any. */
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
