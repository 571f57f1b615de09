import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createApi, readData } from '../api.mjs';
import { CommandError, EXIT_CODES } from '../command-error.mjs';
import { findAppId } from '../find-app.mjs';
import { parseObject, tryParseObject } from '../input.mjs';
import { parseCount, parseOptions } from '../parse-options.mjs';
import { readSettings } from '../settings.mjs';
import { readTable, writeTable } from '../table-file.mjs';

export const batchHelp = `Usage: atrium batch <app> <file> [--column <name>] [--output <file>] [--per-minute <n>] [--name <name>] [--json]

Runs an app on each row of a CSV, TSV or Excel file, waits until the batch ends, and writes a file with the results
beside the columns of the input.

  --column <name>    the column with the input: a text, or the inputs as JSON (default: text, inputs, or the only column)
  --output <file>    the file with the results (default: <file>-results.csv or .xlsx)
  --per-minute <n>   the most rows that begin in a minute
  --name <name>      the name of the batch in the console
  --json             prints the batch as JSON

If you interrupt the command, the batch continues. The console shows it in the app's tab “Batch”.
`;

const OPTIONS = /** @type {const} */ ({
  column: { type: 'string' },
  output: { type: 'string' },
  'per-minute': { type: 'string' },
  name: { type: 'string' },
  json: { type: 'boolean' },
});
const PAGE_SIZE = 200;
/** Milliseconds between the first two requests for the progress. The wait then grows up to `MAX_WAIT`. */
const FIRST_WAIT = 250;
const MAX_WAIT = 3_000;

/** @param {readonly string[]} args */
export async function batch(args) {
  const { values, positionals } = parseOptions(args, OPTIONS);
  const [app, file] = positionals;
  if (!file) throw new CommandError('usage', 'Name an app and a file.');
  const table = await readTable(file);
  const inputs = toInputs(table, values.column);
  const api = createApi(await readSettings());
  const id = await findAppId(api, app);
  const perMinute = parseCount(values['per-minute'], 'per-minute');
  const name = values.name ?? path.basename(file).slice(0, 64);
  const body = { inputs, name, ...(perMinute === undefined ? {} : { per_minute: perMinute }) };
  const created = await readData(api.POST('/v1/apps/{id}/batches', { params: { path: { id } }, body }));
  const finished = await waitForEnd(api, id, created.id);
  const output = values.output ?? toOutputName(file);
  await writeTable(output, await addResults(api, table, { id, batch_id: created.id }));
  process.stderr.write(`Results: ${output}\n`);
  if (values.json) process.stdout.write(`${JSON.stringify(finished)}\n`);
  const { succeeded } = finished.counts;
  if (succeeded === finished.total) return;
  throw new CommandError(
    'failed',
    `${finished.total - succeeded} of ${finished.total} rows did not succeed.`,
  );
}

/**
 * Returns the inputs of each row. They come from the column that the user has chosen, or else `text`, `inputs` or the
 * only column. A cell of the column `inputs` must contain a JSON object. A cell of another column contains a JSON
 * object or a text.
 *
 * @param {import('../table-file.mjs').Table} table
 * @param {string | undefined} chosenColumn
 * @returns {Record<string, unknown>[]}
 */
function toInputs({ columns, rows }, chosenColumn) {
  const defaultColumn = ['text', 'inputs'].find((name) => columns.includes(name));
  const column = chosenColumn ?? defaultColumn ?? (columns.length === 1 ? columns[0] : undefined);
  const index = column === undefined ? -1 : columns.indexOf(column);
  if (index === -1)
    throw new CommandError('usage', `Name one of the columns with --column: ${columns.join(', ')}`);
  return rows.map((row) => {
    const cell = row[index] ?? '';
    return column === 'inputs' ? parseObject(cell) : (tryParseObject(cell) ?? { text: cell });
  });
}

/** @param {string} file */
function toOutputName(file) {
  const { dir, name, ext } = path.parse(file);
  const extension = ['.xlsx', '.xls'].includes(ext.toLowerCase())
    ? '.xlsx'
    : ext.toLowerCase() === '.tsv'
      ? '.tsv'
      : '.csv';
  return path.join(dir, `${name}-results${extension}`);
}

/**
 * Waits until a batch has ended, and shows its progress.
 *
 * @param {import('../api.mjs').Api} api
 * @param {string} appId
 * @param {string} batchId
 */
async function waitForEnd(api, appId, batchId) {
  const onInterrupt = () => {
    process.stderr.write(`\nThe batch ${batchId} continues on the server.\n`);
    process.exit(EXIT_CODES.interrupted);
  };
  process.once('SIGINT', onInterrupt);
  try {
    for (let pause = FIRST_WAIT; ; pause = Math.min(pause * 1.5, MAX_WAIT)) {
      const ids = { id: appId, batch_id: batchId };
      const found = await readData(api.GET('/v1/apps/{id}/batches/{batch_id}', { params: { path: ids } }));
      const { succeeded, failed, canceled } = found.counts;
      showProgress(succeeded + failed + canceled, found.total);
      if (found.status === 'finished' || found.status === 'canceled') return found;
      await wait(pause);
    }
  } finally {
    process.off('SIGINT', onInterrupt);
    if (process.stderr.isTTY) process.stderr.write('\n');
  }
}

/**
 * @param {number} done
 * @param {number} total
 */
function showProgress(done, total) {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} rows`);
}

/** @typedef {import('../public-api.d.ts').operations['listBatchRows']['responses'][200]['content']['application/json']['rows'][number]} BatchRow */

/**
 * Returns the table with the status, the error and the outputs of each row.
 *
 * @param {import('../api.mjs').Api} api
 * @param {import('../table-file.mjs').Table} table
 * @param {{ readonly id: string, readonly batch_id: string }} ids
 * @returns {Promise<import('../table-file.mjs').Table>}
 */
async function addResults(api, { columns, rows }, ids) {
  /** @type {BatchRow[]} */
  const results = [];
  for (let page = 1; results.length < rows.length; page += 1) {
    const params = { path: ids, query: { page, page_size: PAGE_SIZE } };
    const found = await readData(api.GET('/v1/apps/{id}/batches/{batch_id}/rows', { params }));
    if (found.rows.length === 0) break;
    results.push(...found.rows);
  }
  const resultsByRow = new Map(results.map((result) => [result.row, result]));
  const outputNames = [...new Set(results.flatMap(({ outputs }) => Object.keys(outputs ?? {})))];
  return {
    columns: [...columns, 'status', 'error', ...outputNames],
    rows: rows.map((row, index) => {
      const result = resultsByRow.get(index + 1);
      const cells = outputNames.map((name) => toCell(result?.outputs?.[name]));
      return [...row, result?.status ?? '', result?.error ?? '', ...cells];
    }),
  };
}

/** @param {unknown} value */
function toCell(value) {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
