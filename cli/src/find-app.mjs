import { readData } from './api.mjs';
import { CommandError } from './command-error.mjs';

const PAGE_SIZE = 50;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns all apps that the key may call, the newest first.
 *
 * @param {import('./api.mjs').Api} api
 */
export async function listApps(api) {
  const apps = [];
  for (let page = 1; ; page += 1) {
    const query = { page, page_size: PAGE_SIZE };
    const found = await readData(api.GET('/v1/apps', { params: { query } }));
    apps.push(...found.apps);
    if (apps.length >= found.total || found.apps.length === 0) return apps;
  }
}

/**
 * Finds an app by its id or name, and returns the id. An id is returned without a request.
 *
 * @param {import('./api.mjs').Api} api
 * @param {string | undefined} idOrName
 */
export async function findAppId(api, idOrName) {
  if (!idOrName)
    throw new CommandError('usage', 'Specify an app by its ID or name. “atrium apps” lists them.');
  if (ID.test(idOrName)) return idOrName;
  const found = (await listApps(api)).filter(({ name }) => name === idOrName);
  const [app, other] = found;
  if (!app) throw new CommandError('failed', `No app that this key can call has the name “${idOrName}”.`);
  if (other) throw new CommandError('usage', `Several apps have the name “${idOrName}”. Use an ID.`);
  return app.id;
}
