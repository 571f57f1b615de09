import { parseArgs } from 'node:util';
import { CommandError } from './command-error.mjs';

/**
 * Parses the arguments of a command.
 *
 * @template {import('node:util').ParseArgsConfig['options']} Options
 * @param {readonly string[]} args
 * @param {Options & {}} options
 * @throws {CommandError} For an unknown option or a missing value.
 */
export function parseOptions(args, options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CommandError('usage', error instanceof Error ? error.message : String(error));
  }
}

/**
 * Parses the value of the option with this name, a whole number above 0. Returns undefined if the option is not set.
 *
 * @param {string | undefined} text
 * @param {string} name
 * @returns {number | undefined}
 * @throws {CommandError} For any other value.
 */
export function parseCount(text, name) {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new CommandError('usage', `--${name} needs a whole number above 0.`);
}
