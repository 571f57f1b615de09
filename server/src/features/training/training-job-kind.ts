import { z } from 'zod';
import type { JobKind } from '../../jobs/job.ts';

export interface TrainingJobData {
  readonly id: string;
}

export const TRAINING_JOB: JobKind<TrainingJobData> = {
  name: 'training',
  data: z.strictObject({ id: z.uuid() }),
};
