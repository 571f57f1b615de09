import { readConfig } from './config/read-config.ts';
import { helpText } from './config/settings.ts';
import { StartError } from './domain/start-error.ts';
import type { RunningServer } from './start-server.ts';

/** How long the shutdown may take once requested, in milliseconds, whatever hangs. */
const END_LIMIT = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env);
  if (config === 'help') {
    console.log(helpText());
    return;
  }
  // Imported late, so that help and invalid settings respond immediately.
  const starting = import('./start-server.ts').then(({ startServer }) => startServer(config));
  stopOnSignal(starting);
  const server = await starting;
  console.log(`Atrium is ready: ${server.url}`);
  if (server.generatedPassword) {
    console.log(`First admin: user admin, password ${server.generatedPassword} (shown this once)`);
  }
}

/**
 * Ends on SIGINT, SIGTERM or SIGHUP, and when the process that started this one ends. Repeated requests have no further
 * effect.
 */
function stopOnSignal(starting: Promise<RunningServer>): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), END_LIMIT).unref();
    const server = await starting.catch(() => undefined);
    await server?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  process.on('disconnect', () => void end());
  // The parent process ended before this listener was added.
  if (process.connected === false) void end();
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `atrium: ${error.message}` : error);
  process.exit(1);
});
