import { dirname, join, resolve } from 'node:path';
import { StartError } from '../domain/start-error.ts';
import { chooseClusterFolder, findCluster, storeClusterPath } from './cluster-folder.ts';
import { CLUSTER_USER, createCluster } from './create-cluster.ts';
import { type DataLock, lockData } from './data-lock.ts';
import { ensureAccessibleBinaries } from './ensure-accessible-binaries.ts';
import { findFreePort } from './find-free-port.ts';
import { findPostgresBinaries } from './find-postgres-binaries.ts';
import { getSocketFolder } from './get-socket-folder.ts';
import { mayAccess } from './may-access.ts';
import { startPostmaster } from './postmaster.ts';
import { stopOrphan } from './stop-orphan.ts';
import { findOrCreateSystemUser } from './system-user.ts';

export interface EmbeddedPostgres {
  /** The connection string of the database `postgres` in the cluster. */
  readonly url: string;
  /** Returns the process id of the running database server. It changes when the server restarts. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  /** Receives each line that the database server prints. */
  readonly log: (line: string) => void;
  /** Receives the reason when the database server ends unexpectedly. The server is then started again. */
  readonly onServerExit?: (reason: string) => void;
}

/**
 * Starts the PostgreSQL that ships with the product. It listens on loopback and on a Unix socket only. Starts it again
 * whenever it ends unexpectedly. The data folder is locked while it runs.
 *
 * @throws StartError when another Atrium uses the data, or when the system cannot run a database.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const locks: DataLock[] = [];
  const release = async (): Promise<void> => {
    for (const lock of locks.splice(0).reverse()) await lock.release();
  };
  try {
    return await start(options, locks, release);
  } catch (error) {
    await release();
    if (error instanceof StartError) throw error;
    throw new StartError(`Failed to use the database in ${options.dataDir}: ${(error as Error).message}.`);
  }
}

async function start(
  { dataDir, log, onServerExit = () => undefined }: EmbeddedOptions,
  locks: DataLock[],
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  locks.push(await lockData(dataDir));
  const found = await findCluster(dataDir);
  const systemUser = await findOrCreateSystemUser(found);
  const cluster = found ?? (await chooseClusterFolder(dataDir, systemUser));
  const home = dirname(cluster);
  // If someone has copied the data folder, both folders point at this database, and only one of them may use it.
  if (home !== resolve(dataDir)) locks.push(await lockData(home));
  if (systemUser && !(await mayAccess(cluster, systemUser))) {
    throw new StartError(
      `The system user ${systemUser.uid} owns the database in ${cluster}, but has no access to a folder above it.`,
    );
  }
  await stopOrphan(cluster);
  const binaries = await ensureAccessibleBinaries(await findPostgresBinaries(), systemUser);
  const passwordFile = join(dataDir, 'postgres-password');
  const password = await createCluster({ binaries, cluster, systemUser, passwordFile });
  await storeClusterPath(dataDir, cluster);
  const port = await findFreePort();
  const url = new URL(`postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/postgres`);
  const socket = getSocketFolder(cluster);
  // The client prefers the parameter `host` to the host of the URL. A query over a Unix socket needs less CPU than one
  // over TCP, in the client and in the database.
  if (socket !== undefined) url.searchParams.set('host', socket);
  const postmaster = await startPostmaster({
    binaries,
    cluster,
    systemUser,
    port,
    url: url.href,
    log,
    onServerExit,
  });
  const stop = async (): Promise<void> => {
    await postmaster.stop();
    await release();
  };
  return { url: url.href, pid: postmaster.pid, stop };
}
