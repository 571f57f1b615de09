import { createApi, readData } from '../api.mjs';
import { CommandError } from '../command-error.mjs';
import { findAppId } from '../find-app.mjs';
import { parseCount, parseOptions } from '../parse-options.mjs';
import { readSettings } from '../settings.mjs';

export const keysHelp = `Usage: atrium keys [--app <app>] [--json]
       atrium keys create <name> [--app <app>] [--scope <scope>]… [--days <n>] [limits] [--json]
       atrium keys revoke <id> [--json]

Lists, creates and revokes the API keys of your account, or with --app those of an app. The key with which you signed in
(atrium login) needs the scope “manage”, which only keys of accounts can have. A new secret is printed once, on the
standard output.

  --app <app>         an app, by its ID or name
  --scope <scope>     invoke, read or batch; can be repeated (default: all three)
  --days <n>          days until the key expires (default: 90)
  --per-minute <n>    the most requests in a minute
  --per-day <n>       the most runs in 24 hours
  --at-once <n>       the most concurrent runs
  --json              prints the response as JSON
`;

const OPTIONS = /** @type {const} */ ({
  app: { type: 'string' },
  scope: { type: 'string', multiple: true },
  days: { type: 'string' },
  'per-minute': { type: 'string' },
  'per-day': { type: 'string' },
  'at-once': { type: 'string' },
  json: { type: 'boolean' },
});

/** @typedef {import('../public-api.d.ts').operations['createKey']['requestBody']['content']['application/json']} NewKey */

/** @param {readonly string[]} args */
export async function keys(args) {
  const { values, positionals } = parseOptions(args, OPTIONS);
  const [action = 'list', nameOrId] = positionals;
  const api = createApi(await readSettings());
  const findAppParameter = async () =>
    values.app === undefined ? {} : { app_id: await findAppId(api, values.app) };
  /** @param {unknown} response @param {string} text */
  const print = (response, text) =>
    process.stdout.write(values.json ? `${JSON.stringify(response)}\n` : text);
  if (action === 'list') {
    const query = await findAppParameter();
    const { keys: list } = await readData(api.GET('/v1/keys', { params: { query } }));
    print(list, list.map(toLine).join(''));
  } else if (action === 'create') {
    if (!nameOrId) throw new CommandError('usage', 'Name the new key.');
    const body = { name: nameOrId, ...(await findAppParameter()), ...readKeySettings(values) };
    const created = await readData(api.POST('/v1/keys', { body }));
    process.stderr.write(`Created the key ${created.key.id}. Store the secret now: it is not shown again.\n`);
    print(created, `${created.secret}\n`);
  } else if (action === 'revoke') {
    if (!nameOrId) throw new CommandError('usage', 'Name the key by its ID. “atrium keys” lists them.');
    const params = { path: { key_id: nameOrId } };
    const revoked = await readData(api.POST('/v1/keys/{key_id}/revoke', { params, body: {} }));
    process.stderr.write(`Revoked the key ${revoked.name}.\n`);
    print(revoked, '');
  } else {
    throw new CommandError('usage', `There is no “keys ${action}”. Use create or revoke.`);
  }
}

/**
 * Returns the settings of a new key, as the options of the command state them. The server checks the scopes.
 *
 * @param {Readonly<Partial<Record<'days' | 'per-minute' | 'per-day' | 'at-once', string>>> & { readonly scope?: string[] }} values
 * @returns {Omit<NewKey, 'name'>}
 */
function readKeySettings({ scope, ...values }) {
  const settings = {
    scopes: scope,
    days: parseCount(values.days, 'days'),
    per_minute: parseCount(values['per-minute'], 'per-minute'),
    per_day: parseCount(values['per-day'], 'per-day'),
    at_once: parseCount(values['at-once'], 'at-once'),
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** @param {import('../public-api.d.ts').operations['listKeys']['responses'][200]['content']['application/json']['keys'][number]} key */
function toLine({ id, prefix, scopes, expires_at, revoked_at, name }) {
  const end = revoked_at ? `revoked ${revoked_at}` : `expires ${expires_at}`;
  return `${id}\t${prefix}…\t${scopes.join(',')}\t${end}\t${name}\n`;
}
