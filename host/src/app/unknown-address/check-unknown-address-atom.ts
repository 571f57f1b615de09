import { routeListSchema } from '@atrium/contract';
import { deploymentAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { matchRoute } from '../../navigation/routes/known-route.ts';

/** The timeout for loading the list of addresses, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * Returns whether an address that the host does not know could be a page that requires sign-in. The addresses come
 * from `/routes.json`, next to the registry of remotes. If that list is missing or incomplete, every address could be
 * such a page.
 */
export const checkUnknownAddressAtom = atom(null, async (get, _set, pathname: string): Promise<boolean> => {
  try {
    const registry = new URL(get(deploymentAtom).remotes, globalThis.location.href);
    const response = await fetch(new URL('routes.json', registry), {
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { routes, isComplete } = routeListSchema.parse(await response.json());
    const knownRoutes = routes.map((path) => ({ path, name: path, title: path }));
    return !isComplete || matchRoute(knownRoutes, pathname) !== undefined;
  } catch {
    // The list did not load, or it is invalid. For example, an older server or a plain file server has no such list.
    return true;
  }
});
