import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-error.mjs';

/**
 * @param {string} file
 * @returns {Promise<Buffer>}
 */
export async function readBytes(file) {
  return readFile(file).catch((error) => {
    throw new CommandError('usage', `${file} cannot be read: ${error.code ?? error.message}`);
  });
}

/** Returns the whole standard input. */
export function readStandardInput() {
  return text(process.stdin);
}

/** The characters that a terminal in raw mode sends for these keys. */
const CTRL_C = '\u0003';
const BACKSPACE = '\u007f';
/** Asks for a secret, which the terminal does not show. Without a terminal, returns the standard input. */
export async function readSecret(/** @type {string} */ prompt) {
  if (!process.stdin.isTTY) return (await readStandardInput()).trim();
  process.stderr.write(prompt);
  process.stdin.setRawMode(true);
  let secret = '';
  try {
    for await (const chunk of process.stdin.setEncoding('utf8')) {
      for (const character of String(chunk)) {
        if (character === '\r' || character === '\n') return secret.trim();
        if (character === CTRL_C) throw new CommandError('interrupted', 'Interrupted.');
        secret = character === BACKSPACE ? secret.slice(0, -1) : secret + character;
      }
    }
    return secret.trim();
  } finally {
    process.stdin.setRawMode(false);
    process.stderr.write('\n');
  }
}

/**
 * Parses the text of a JSON object.
 *
 * @param {string} json
 * @returns {Record<string, unknown>}
 */
export function parseObject(json) {
  const object = tryParseObject(json);
  if (object) return object;
  throw new CommandError('usage', 'The inputs must be a JSON object.');
}

/**
 * Parses the text of a JSON object. Returns undefined for any other text.
 *
 * @param {string} json
 * @returns {Record<string, unknown> | undefined}
 */
export function tryParseObject(json) {
  try {
    const value = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
