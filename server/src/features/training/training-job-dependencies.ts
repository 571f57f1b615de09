import type { Database } from '../../database/database.ts';
import type { Trainer } from '../../engines/embedded/create-trainer.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';

export interface TrainingJobDependencies {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly trainer: Trainer;
  readonly clock: () => Date;
}
