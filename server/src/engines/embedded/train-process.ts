import { gunzipSync } from 'node:zlib';
import type { TableInput, TrainedTask, TrainingSettings } from '@atrium/contract';
import { serveEngine } from '../process/serve-engine.ts';
import { performStep, type TrainingStep } from '../table-model/training-step.ts';

/** The request that the process of trainings receives. */
export interface TrainRequest {
  /** The columns and rows of the table as JSON, compressed with gzip. */
  readonly table: Uint8Array;
  readonly task: TrainedTask;
  readonly settings: TrainingSettings;
  readonly step: TrainingStep;
}

serveEngine<TrainRequest>(({ table, step, ...training }) => {
  const parsed: Pick<TableInput, 'columns' | 'rows'> = JSON.parse(gunzipSync(table).toString('utf8'));
  return performStep({ ...training, table: parsed }, step);
});
