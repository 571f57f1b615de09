import { type Call, type DataOf, LIMITS } from '@atrium/contract';
import {
  appStore,
  type EarlyCalls,
  request,
  requestLocaleAtom,
  setEarlyCallsAtom,
  userIdAtom,
} from '@atrium/runtime';
import { atom } from 'jotai';
import { unknown } from 'zod/mini';
import { findRecordAtom } from '../state/records-atom.ts';

/** Milliseconds after which a response is dropped, because the rows may have changed. */
const MAX_AGE = 10_000;

/** The body of a list whose address has no query. */
const FIRST_PAGE = { page: 1, pageSize: LIMITS.pageSize };

const responses = new Map<string, Promise<unknown>>();

const earlyCalls: EarlyCalls = {
  consume(call, body) {
    const key = getKey(call.path, body);
    const response = responses.get(key);
    responses.delete(key);
    return response?.then((data) => {
      const parsed = call.data.safeParse(data);
      return parsed.success ? (parsed.data as DataOf<typeof call>) : undefined;
    });
  },
};

/**
 * Requests the first rows of a list page, while the code of the page loads. The page's own request then gets the
 * response. Does nothing if the page shows no list, or if its address has a query, because only the code of the page
 * can read a query.
 */
export const startListAtom = atom(null, (get, set, remote: string, route: string): void => {
  const { routes = [] } = get(findRecordAtom)(remote)?.pointer?.current.descriptor ?? {};
  const path = routes.find(({ name }) => name === route)?.list;
  if (!path || globalThis.location.search) return;
  const key = getKey(path, FIRST_PAGE);
  if (responses.has(key)) return;
  set(setEarlyCallsAtom, earlyCalls);
  const call: Call = { path, body: unknown(), data: unknown() };
  // A failure is ignored here: the page sends the request again, and reports the failure.
  responses.set(
    key,
    request(call, FIRST_PAGE, { isSilent: true }).catch(() => undefined),
  );
  setTimeout(() => responses.delete(key), MAX_AGE);
});

/** The data depend on the user and the language. */
function getKey(path: string, body: unknown): string {
  return JSON.stringify([path, body, appStore.get(requestLocaleAtom), appStore.get(userIdAtom)]);
}
