import { join } from 'node:path';

/** The repository's root. */
export const ROOT = join(import.meta.dirname, '..', '..', '..');

const port = Number(process.env.ATRIUM_E2E_PORT ?? 4090);

/** Address of the server that every test shares unless it starts its own. */
export const CONSOLE_URL = `http://127.0.0.1:${port}`;

export const CONSOLE_PORT = port;

export const ADMIN = { account: 'admin', password: 'a long enough passphrase' } as const;
