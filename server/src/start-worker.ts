import type { TaskId } from '@atrium/contract';
import type { Config } from './config/read-config.ts';
import { connectDatabase } from './database/connect-database.ts';
import { StartError } from './domain/start-error.ts';
import { createEmbeddedEngines } from './engines/embedded/create-embedded-engines.ts';
import { createEngineRegistry } from './engines/run/engine-registry.ts';
import { readModelBytes } from './features/model-file/model-file-repository.ts';
import { prepareSchema } from './prepare-schema.ts';
import { report } from './report.ts';
import { startWork, type Work } from './start-work.ts';

interface RunningWorker {
  /** The tasks whose batches this worker runs. */
  readonly tasks: readonly TaskId[];
  /** Finishes the rows in progress, then ends everything this worker started. */
  stop(): Promise<void>;
}

/** The time that running jobs get to finish their current row, in milliseconds. */
const DRAIN_TIMEOUT = 55_000;

/**
 * Starts a worker: engines and background jobs on the database of a server, without API and site.
 *
 * @throws StartError with one sentence that gives the reason.
 */
export async function startWorker(config: Config): Promise<RunningWorker> {
  const url = config['database-url'];
  if (!url) throw new StartError('A worker needs the database of a server: set DATABASE_URL.');
  const connection = connectDatabase(url, (error) =>
    report(`A connection to the database was lost: ${error.message}.`),
  );
  const engines = createEngineRegistry(
    createEmbeddedEngines((id) => readModelBytes(connection.database, id)),
  );
  let work: Work | undefined;
  const stop = async (): Promise<void> => {
    await work?.drain();
    await work?.stop();
    await engines.stop();
    await connection.close();
  };
  try {
    await prepareSchema(connection.pool);
    work = await startWork({ ...connection, url, engines }, config, { drainTimeout: DRAIN_TIMEOUT });
  } catch (error) {
    await stop();
    throw error;
  }
  return { tasks: config.tasks, stop };
}
