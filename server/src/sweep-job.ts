import { z } from 'zod';
import type { Database } from './database/database.ts';
import { deleteExpiredBatches } from './features/batch/batch-repository.ts';
import { deleteAbandonedImages } from './features/evaluation/data-set-image-repository.ts';
import { deleteExpiredApiRows } from './features/public-api/retention-repository.ts';
import { deleteExpiredRunContents } from './features/run/retention-repository.ts';
import type { Job } from './jobs/job.ts';

/** Creates the job that deletes expired records, and the images that no data set uses. */
export function createSweepJob(database: Database): Job<Record<string, never>> {
  return {
    name: 'sweep',
    data: z.strictObject({}),
    async run() {
      const at = new Date();
      await deleteExpiredRunContents(database, at);
      await deleteExpiredApiRows(database, at);
      await deleteExpiredBatches(database, at);
      await deleteAbandonedImages(database, at);
    },
  };
}
