import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Where the scripts store what they download and their state; never committed. */
export const STATE = join(ROOT, '.atrium');

export const PACKAGES = ['host', 'remote-dashboard', 'remote-management', 'remote-assets'];
