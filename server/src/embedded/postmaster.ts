import { probeDatabase } from '../database/probe-database.ts';
import { StartError } from '../domain/start-error.ts';
import { type LaunchOptions, launchPostgres } from './launch-postgres.ts';

export interface PostmasterOptions extends LaunchOptions {
  readonly url: string;
  /** Takes the reason each time the database server ended by itself and is about to be started again. */
  readonly onDeath: (reason: string) => void;
}

export interface Postmaster {
  /** Process number of the server at work; another after it was restarted. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/** How long the database may take to be ready, recovery after a crash included, in milliseconds. */
const READY_LIMIT = 60_000;
const STEP = 50;
/** Pause before a dead server is started again, in milliseconds: its children must notice first. It doubles up to the limit. */
const RESTART_PAUSE = 250;
const RESTART_PAUSE_LIMIT = 10_000;
/** A server that lived so long, in milliseconds, dies of something new. */
const SETTLED = 60_000;
/** Children of a killed server may hold its memory for a moment; one that still dies after so many starts never comes up. */
const START_ATTEMPTS = 5;

/** Starts the database server, waits until it takes connections, and starts it again whenever it dies by itself. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const supervised = supervise(options);
  try {
    await waitUntilReady(options, supervised.deaths);
  } catch (error) {
    await supervised.stop();
    throw error;
  }
  return supervised;
}

function supervise(options: PostmasterOptions): Postmaster & { readonly deaths: readonly string[] } {
  const deaths: string[] = [];
  let server = launchPostgres(options);
  let isStopping = false;
  const watch = async (pause: number): Promise<void> => {
    const bornAt = Date.now();
    const reason = await server.gone;
    if (isStopping) return;
    deaths.push(reason);
    options.onDeath(reason);
    const wait = Date.now() - bornAt > SETTLED ? RESTART_PAUSE : pause;
    setTimeout(() => {
      if (isStopping) return;
      server = launchPostgres(options);
      void watch(Math.min(wait * 2, RESTART_PAUSE_LIMIT));
    }, wait);
  };
  void watch(RESTART_PAUSE);
  return {
    deaths,
    pid: () => server.pid(),
    async stop() {
      isStopping = true;
      server.end();
      await server.gone;
    },
  };
}

async function waitUntilReady({ url, cluster }: PostmasterOptions, deaths: readonly string[]): Promise<void> {
  const deadline = Date.now() + READY_LIMIT;
  let last: unknown;
  while (Date.now() < deadline && deaths.length < START_ATTEMPTS) {
    try {
      return await probeDatabase(url);
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
  throw new StartError(`The database in ${cluster} does not start: ${deaths.at(-1) ?? String(last)}.`);
}
