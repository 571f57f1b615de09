import { probeDatabase } from '../database/probe-database.ts';
import { StartError } from '../domain/start-error.ts';
import { type LaunchOptions, launchPostgres } from './launch-postgres.ts';

export interface PostmasterOptions extends LaunchOptions {
  readonly url: string;
  /** Receives the reason each time the database server ends unexpectedly, before it is started again. */
  readonly onServerExit: (reason: string) => void;
}

export interface Postmaster {
  /** Returns the process id of the running server. It changes when the server restarts. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** The time that the database may take to become ready, including recovery after a crash, in milliseconds. */
const READY_TIMEOUT = 60_000;
/** Milliseconds between two attempts to connect. */
const PROBE_INTERVAL = 50;
/**
 * The pause before a server that ended is started again, in milliseconds, because its child processes must end first.
 * The pause doubles up to the limit.
 */
const RESTART_PAUSE = 250;
const RESTART_PAUSE_LIMIT = 10_000;
/**
 * Milliseconds after which the end of a server counts as a new problem, so that the pause starts at its minimum again.
 */
const STABLE_AFTER = 60_000;
/**
 * The number of failed starts after which the database counts as unable to start. A few failures are normal, because
 * child processes of a killed server may use its memory for a moment.
 */
const START_ATTEMPTS = 5;

/**
 * Starts the database server, waits until it accepts connections, and starts it again whenever it ends unexpectedly.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const supervised = supervise(options);
  try {
    await waitUntilReady(options, supervised.exitReasons);
  } catch (error) {
    await supervised.stop();
    throw error;
  }
  return supervised;
}

/** Starts the server process, and starts it again whenever it ends. `exitReasons` are the reasons why it has ended. */
function supervise(options: PostmasterOptions): Postmaster & { readonly exitReasons: readonly string[] } {
  const exitReasons: string[] = [];
  let server = launchPostgres(options);
  let isStopping = false;
  const watch = async (pause: number): Promise<void> => {
    const startedAt = Date.now();
    const reason = await server.ended;
    if (isStopping) return;
    exitReasons.push(reason);
    options.onServerExit(reason);
    const wait = Date.now() - startedAt > STABLE_AFTER ? RESTART_PAUSE : pause;
    setTimeout(() => {
      if (isStopping) return;
      server = launchPostgres(options);
      void watch(Math.min(wait * 2, RESTART_PAUSE_LIMIT));
    }, wait);
  };
  void watch(RESTART_PAUSE);
  return {
    exitReasons,
    pid: () => server.pid(),
    async stop() {
      isStopping = true;
      server.end();
      await server.ended;
    },
  };
}

async function waitUntilReady(
  { url, cluster }: PostmasterOptions,
  exitReasons: readonly string[],
): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT;
  let lastError: unknown;
  while (Date.now() < deadline && exitReasons.length < START_ATTEMPTS) {
    try {
      return await probeDatabase(url);
    } catch (error) {
      lastError = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL));
  }
  const reason = exitReasons.at(-1) ?? String(lastError);
  throw new StartError(`Failed to start the database in ${cluster}: ${reason}.`);
}
