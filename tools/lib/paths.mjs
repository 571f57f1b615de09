import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The folder with the downloads and the state of the scripts. Git ignores it. */
export const STATE = join(ROOT, '.atrium');

/** The packages of the console, which `npm start` builds: the host and its remotes. */
export const CONSOLE_PACKAGES = ['host', 'remote-dashboard', 'remote-management', 'remote-assets'];
