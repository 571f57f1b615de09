import path from 'node:path';
import { createApi, readData } from '../api.mjs';
import { CommandError } from '../command-error.mjs';
import { findAppId } from '../find-app.mjs';
import { parseObject, readBytes, readStandardInput } from '../input.mjs';
import { parseOptions } from '../parse-options.mjs';
import { readSettings } from '../settings.mjs';

export const runHelp = `Usage: atrium run <app> [--text <text> | --inputs <json> | --image <file>] [--binding <binding>] [--json]

Runs an app, which you name by its ID or name, and prints its outputs.

  --text <text>        the input of an app that reads text
  --inputs <json>      the inputs as a JSON object, @file for a file, or - for the standard input
  --image <file>       the input of an app that reads images
  --binding <binding>  another version for this run, such as version:2
  --json               prints the whole response on one line

Without inputs, the command reads a text from the standard input.
`;

const OPTIONS = /** @type {const} */ ({
  text: { type: 'string' },
  inputs: { type: 'string' },
  image: { type: 'string' },
  binding: { type: 'string' },
  json: { type: 'boolean' },
});

/** @typedef {import('../public-api.d.ts').operations['invokeApp']['requestBody']['content']['application/json']['inputs']} Inputs */
/** @typedef {import('../public-api.d.ts').operations['invokeApp']['responses'][200]['content']['application/json']} Response */

/** @param {readonly string[]} args */
export async function run(args) {
  const { values, positionals } = parseOptions(args, OPTIONS);
  const { text, inputs, image, binding, json } = values;
  if ([text, inputs, image].filter((value) => value !== undefined).length > 1) {
    throw new CommandError('usage', 'Use only one of --text, --inputs and --image.');
  }
  const api = createApi(await readSettings());
  const id = await findAppId(api, positionals[0]);
  const options = binding === undefined ? {} : { options: { binding } };
  const params = { path: { id } };
  // The server checks the inputs by the task of the app.
  const taskInputs = /** @type {Inputs} */ (image === undefined ? await readInputs(text, inputs) : {});
  const request = { params, body: { inputs: taskInputs, ...options } };
  const form = image === undefined ? {} : { bodySerializer: await createForm(image, options) };
  // The request does not ask for a stream, so the response is one JSON object.
  const response = /** @type {Response} */ (
    await readData(api.POST('/v1/apps/{id}/invoke', { ...request, ...form }))
  );
  for (const warning of response.warnings) process.stderr.write(`Warning: ${warning}\n`);
  const printed = json ? JSON.stringify(response) : toText(response.outputs);
  process.stdout.write(`${printed}\n`);
}

/**
 * @param {string | undefined} text
 * @param {string | undefined} inputs
 */
async function readInputs(text, inputs) {
  if (text !== undefined) return { text };
  if (inputs === undefined) return { text: await readStandardInput() };
  if (inputs === '-') return parseObject(await readStandardInput());
  return parseObject(inputs.startsWith('@') ? (await readBytes(inputs.slice(1))).toString('utf8') : inputs);
}

/**
 * Returns a function that returns the form with the image. `openapi-fetch` calls it in order to create the body.
 *
 * @param {string} image
 * @param {object} options
 */
async function createForm(image, options) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await readBytes(image))]), path.basename(image));
  if ('options' in options) form.set('options', JSON.stringify(options.options));
  return () => form;
}

/** @param {Readonly<Record<string, unknown>>} outputs */
function toText(outputs) {
  return typeof outputs.text === 'string' ? outputs.text : JSON.stringify(outputs, undefined, 2);
}
