import { createApi } from '../api.mjs';
import { listApps } from '../find-app.mjs';
import { parseOptions } from '../parse-options.mjs';
import { readSettings } from '../settings.mjs';

export const appsHelp = `Usage: atrium apps [--json]

Lists the apps that the key may call: ID, task and name.
`;

/** @param {readonly string[]} args */
export async function apps(args) {
  const { values } = parseOptions(args, { json: { type: 'boolean' } });
  const list = await listApps(createApi(await readSettings()));
  const lines = list.map(({ id, task, name }) => `${id}\t${task}\t${name}\n`);
  process.stdout.write(values.json ? `${JSON.stringify(list)}\n` : lines.join(''));
}
