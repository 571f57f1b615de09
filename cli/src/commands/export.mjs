import { writeFile } from 'node:fs/promises';
import { createApi, readData } from '../api.mjs';
import { CommandError } from '../command-error.mjs';
import { parseOptions } from '../parse-options.mjs';
import { readSettings } from '../settings.mjs';

export const exportHelp = `Usage: atrium export <kind> [<record>] [--output <file>] [--json]

Writes the definition of a record to a file: JSON, or a ZIP archive if the record has models or images. Without a
record, the command lists the records that you can export: ID, name and title. The key needs the scope “manage”.

  <kind>             app, algorithm, recognition, nlp or data-set
  <record>           its ID, its slug, or the name of an app or a data set
  --output <file>    the file (default: <name>.json or .zip), or - for the standard output
  --json             lists as JSON
`;

const OPTIONS = /** @type {const} */ ({ output: { type: 'string' }, json: { type: 'boolean' } });
const KINDS = /** @type {const} */ (['app', 'algorithm', 'recognition', 'nlp', 'data-set']);
const PAGE_SIZE = 200;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @typedef {typeof KINDS[number]} Kind */
/** @typedef {import('../public-api.d.ts').operations['listDefinitions']['responses'][200]['content']['application/json']['records'][number]} NamedRecord */

/** @param {readonly string[]} args */
export async function exportDefinition(args) {
  const { values, positionals } = parseOptions(args, OPTIONS);
  const kind = KINDS.find((candidate) => candidate === positionals[0]);
  if (!kind) throw new CommandError('usage', `Name one of the kinds ${KINDS.join(', ')}.`);
  const api = createApi(await readSettings());
  const [, idOrName] = positionals;
  if (idOrName === undefined) {
    const records = await listRecords(api, kind, '');
    const lines = records.map(({ id, name, title }) => `${id}\t${name}\t${title}\n`);
    process.stdout.write(values.json ? `${JSON.stringify(records)}\n` : lines.join(''));
    return;
  }
  const { id, name } = await findRecord(api, kind, idOrName);
  const params = { path: { kind, record_id: id } };
  const request = api.GET('/v1/definitions/{kind}/{record_id}', { params, parseAs: 'arrayBuffer' });
  const bytes = Buffer.from(/** @type {ArrayBuffer} */ (await readData(request)));
  // `readData` returned only the body. The same promise also has the headers of the response.
  const { response } = await request;
  if (values.output === '-') {
    process.stdout.write(bytes);
    return;
  }
  const type = response.headers.get('content-type') === 'application/zip' ? 'zip' : 'json';
  // In a file name, `-` replaces all characters except letters, digits, dots, underscores and hyphens.
  const file = values.output ?? `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.${type}`;
  await writeFile(file, bytes);
  process.stderr.write(`Exported: ${file}\n`);
}

/**
 * Returns the records of a kind that a search for the keyword finds, or all records of the kind for an empty keyword.
 *
 * @param {import('../api.mjs').Api} api
 * @param {Kind} kind
 * @param {string} keyword
 */
async function listRecords(api, kind, keyword) {
  /** @type {NamedRecord[]} */
  const records = [];
  for (let page = 1; ; page += 1) {
    const params = { path: { kind }, query: { page, page_size: PAGE_SIZE, ...(keyword ? { keyword } : {}) } };
    const found = await readData(api.GET('/v1/definitions/{kind}', { params }));
    records.push(...found.records);
    if (records.length >= found.total || found.records.length === 0) return records;
  }
}

/**
 * Finds a record by its id, or by its name as the API states it: a slug, or the name of an app or a data set. An id is
 * returned without a request, with a name that only serves as a file name.
 *
 * @param {import('../api.mjs').Api} api
 * @param {Kind} kind
 * @param {string} idOrName
 * @returns {Promise<Pick<NamedRecord, 'id' | 'name'>>}
 */
async function findRecord(api, kind, idOrName) {
  if (ID.test(idOrName)) return { id: idOrName, name: `${kind}-${idOrName}` };
  const found = (await listRecords(api, kind, idOrName)).filter(({ name }) => name === idOrName);
  const [record, other] = found;
  if (!record) throw new CommandError('failed', `There is no ${kind} with the name “${idOrName}”.`);
  if (other) throw new CommandError('usage', `Several records have the name “${idOrName}”. Use an ID.`);
  return record;
}
