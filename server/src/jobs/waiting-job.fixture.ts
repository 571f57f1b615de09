import { z } from 'zod';
import type { Job } from './job.ts';

/** A job that never ends, not even when its server stops. */
export function waitingJob(onTaken: (name: string) => void): Job<{ name: string }> {
  return {
    name: 'test',
    data: z.strictObject({ name: z.string() }),
    run({ name }) {
      onTaken(name);
      return new Promise(() => undefined);
    },
  };
}
