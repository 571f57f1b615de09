import { readFileSync } from 'node:fs';
import { CommandError, EXIT_CODES } from './command-error.mjs';
import { apps, appsHelp } from './commands/apps.mjs';
import { batch, batchHelp } from './commands/batch.mjs';
import { exportDefinition, exportHelp } from './commands/export.mjs';
import { importDefinition, importHelp } from './commands/import.mjs';
import { keys, keysHelp } from './commands/keys.mjs';
import { login, loginHelp } from './commands/login.mjs';
import { run, runHelp } from './commands/run.mjs';

/** @type {ReadonlyMap<string, { readonly run: (args: readonly string[]) => Promise<void>, readonly help: string }>} */
const COMMANDS = new Map([
  ['login', { run: login, help: loginHelp }],
  ['apps', { run: apps, help: appsHelp }],
  ['run', { run, help: runHelp }],
  ['batch', { run: batch, help: batchHelp }],
  ['keys', { run: keys, help: keysHelp }],
  ['export', { run: exportDefinition, help: exportHelp }],
  ['import', { run: importDefinition, help: importHelp }],
]);

const HELP = `Usage: atrium <command> [options]

  login   stores the address of a server and an API key
  apps    lists the apps that the key may call
  run     runs an app
  batch   runs an app on each row of a file
  keys    lists, creates and revokes API keys
  export  writes the definition of a record to a file
  import  creates a record from such a file

“atrium <command> --help” describes a command. ATRIUM_SERVER and ATRIUM_KEY replace the stored settings.
Exit codes: 0 success, 1 failed, 2 wrong usage, 3 key missing or rejected, 4 server busy or not reachable.
`;

/**
 * Runs a command. Results are on the standard output, and messages on the standard error.
 *
 * @param {readonly string[]} args
 * @returns {Promise<number>} The exit code.
 */
export async function main([name = '--help', ...args]) {
  try {
    if (name === '--help' || name === 'help') return print(HELP);
    if (name === '--version') return print(`${readVersion()}\n`);
    const command = COMMANDS.get(name);
    if (!command)
      throw new CommandError('usage', `There is no command “${name}”. “atrium --help” lists them.`);
    if (args.includes('--help')) return print(command.help);
    await command.run(args);
    return EXIT_CODES.ok;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}

/**
 * Writes a text to the standard output, and returns the exit code of success.
 *
 * @param {string} text
 */
function print(text) {
  process.stdout.write(text);
  return EXIT_CODES.ok;
}

/** @returns {string} */
function readVersion() {
  return JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
}
