import type { Jobs } from './start-jobs.ts';

/** The jobs of a program that describes or measures routes and stores no jobs. */
export const NO_JOBS: Pick<Jobs, 'start' | 'wake'> = {
  start() {
    return Promise.reject(new Error('This program cannot store jobs.'));
  },
  wake() {},
};
