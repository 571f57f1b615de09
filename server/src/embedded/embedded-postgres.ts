import { join } from 'node:path';
import { CLUSTER_USER, createCluster } from './create-cluster.ts';
import { lockData } from './data-lock.ts';
import { findDatabaseOwner } from './database-owner.ts';
import { findPostgresBinaries } from './find-postgres-binaries.ts';
import { freePort } from './free-port.ts';
import { placeDatabase } from './place-database.ts';
import { startPostmaster } from './postmaster.ts';
import { stopOrphan } from './stop-orphan.ts';

export interface EmbeddedPostgres {
  /** Connection string to the database `postgres` of the cluster. */
  readonly url: string;
  /** Process number of the database server at work; another after it was restarted. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Lines that the database server prints, and what is done about its death. */
  readonly log: (line: string) => void;
}

/**
 * Starts the real PostgreSQL that comes with the product, on loopback alone, and keeps it running: one that dies is
 * started again. The data folder is locked for as long.
 *
 * @throws StartFailure when another Atrium has the data, or the system does not let a database run.
 */
export async function startEmbeddedPostgres({ dataDir, log }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const lock = await lockData(dataDir);
  try {
    const owner = await findDatabaseOwner();
    const { binaries, cluster } = await placeDatabase(dataDir, await findPostgresBinaries(), owner);
    await stopOrphan(cluster);
    const password = await createCluster({
      binaries,
      cluster,
      owner,
      passwordFile: join(dataDir, 'postgres-password'),
    });
    const port = await freePort();
    const url = `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/postgres`;
    const postmaster = await startPostmaster({ binaries, cluster, owner, port, url, log });
    const stop = async (): Promise<void> => {
      await postmaster.stop();
      await lock.release();
    };
    return { url, pid: postmaster.pid, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
