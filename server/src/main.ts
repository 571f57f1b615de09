import { readConfig } from './config/read-config.ts';
import { formatHelp } from './config/settings.ts';
import { StartError } from './domain/start-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Milliseconds after which a requested shutdown ends the process, even if a step does not finish. */
const SHUTDOWN_TIMEOUT = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') {
    console.log(formatHelp());
    return;
  }
  // Imported late, so that help and invalid settings respond immediately.
  const starting = import('./start-server.ts').then(({ startServer }) => startServer(config));
  stopOnSignal(starting, SHUTDOWN_TIMEOUT);
  const server = await starting;
  console.log(`Atrium is ready: ${server.url}`);
  if (server.generatedPassword) {
    console.log(`First admin: user admin, password ${server.generatedPassword} (shown only once)`);
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `atrium: ${error.message}` : error);
  process.exit(1);
});
