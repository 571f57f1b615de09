import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { CommandError } from './command-error.mjs';

/** @typedef {{ readonly server: string, readonly key: string }} Settings */

/** Returns the file that stores the server and the key: in the user's folder for settings. */
export function getSettingsFile() {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  const base =
    XDG_CONFIG_HOME || (process.platform === 'win32' && APPDATA) || path.join(homedir(), '.config');
  return path.join(base, 'atrium', 'config.json');
}

/**
 * Stores the settings so that only the user can read them.
 *
 * @param {Settings} settings
 */
export async function writeSettings(settings) {
  const file = getSettingsFile();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 });
  // The umask of the process may have changed the mode of the new file.
  await chmod(temporary, 0o600);
  await rename(temporary, file);
  return file;
}

/**
 * Returns the server and the key: from the environment, or else from the stored settings.
 *
 * @returns {Promise<Settings>}
 */
export async function readSettings() {
  const stored = await readStored();
  const server = process.env.ATRIUM_SERVER || stored.server;
  const key = process.env.ATRIUM_KEY || stored.key;
  if (typeof server !== 'string' || typeof key !== 'string') {
    throw new CommandError(
      'auth',
      'The server or the key is not set. Run “atrium login”, or set ATRIUM_SERVER and ATRIUM_KEY.',
    );
  }
  return { server: parseServer(server), key };
}

/** @returns {Promise<Partial<Record<keyof Settings, unknown>>>} */
async function readStored() {
  const file = getSettingsFile();
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new CommandError('auth', `${file} is damaged. Run “atrium login”.`);
    return {};
  }
}

/**
 * Returns the address of a server without a trailing slash.
 *
 * @param {string} text
 * @throws {CommandError} For an address without https, except on this machine: the key would be sent unencrypted.
 */
export function parseServer(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url !== undefined && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLocal)) {
    throw new CommandError(
      'usage',
      'The server needs an address with https, such as https://atrium.example.',
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}
