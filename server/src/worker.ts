import { readConfig } from './config/read-config.ts';
import { formatHelp } from './config/settings.ts';
import { StartError } from './domain/start-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** The longest time that a shutdown may take, in milliseconds: a run of 50 seconds, and 15 seconds for the rest. */
const SHUTDOWN_TIMEOUT = 65_000;

/** Performs background jobs for the servers of a database. It has no API and no site. */
async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') {
    console.log(formatHelp());
    return;
  }
  const starting = import('./start-worker.ts').then(({ startWorker }) => startWorker(config));
  stopOnSignal(starting, SHUTDOWN_TIMEOUT);
  const { tasks } = await starting;
  console.log(`Atrium worker is ready: ${tasks.join(', ')}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `atrium: ${error.message}` : error);
  process.exit(1);
});
