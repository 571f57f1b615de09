import { z } from 'zod';
import type { JobKind } from '../../jobs/job.ts';

export interface TrainingData {
  readonly id: string;
}

export const TRAINING_JOB: JobKind<TrainingData> = {
  name: 'training',
  data: z.strictObject({ id: z.uuid() }),
};
