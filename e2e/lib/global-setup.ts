import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CONSOLE_DATA, CONSOLE_PORT, ROOT } from './places.ts';
import { startConsole } from './start-console.ts';

/** Starts the shared server on empty data; answers the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(join(ROOT, 'host', 'dist', 'index.html'))) {
    throw new Error('The product is not built: run `npm run build` first, or `npm test`, which does.');
  }
  await rm(CONSOLE_DATA, { recursive: true, force: true });
  const console = await startConsole({ port: CONSOLE_PORT, dataDir: CONSOLE_DATA });
  return () => console.stop();
}
