import { type Call, LIMITS } from '@atrium/contract';
import {
  appStore,
  type ConsumeEarlyCall,
  request,
  requestLocaleAtom,
  setConsumeEarlyCall,
  userIdAtom,
} from '@atrium/runtime';
import { atom } from 'jotai';
import { unknown } from 'zod/mini';
import { findRecordAtom } from '../state/records-atom.ts';
import { findShownVersion } from '../state/remote-record.ts';
import { federationAtom } from './federation-atom.ts';

/** Milliseconds after which a response is dropped, because the rows may have changed. */
const MAX_AGE = 10_000;

/** The request body for a list page whose address has no query. */
const FIRST_PAGE = { page: 1, pageSize: LIMITS.pageSize };

interface EarlyResponse {
  /** Resolves with `undefined` if the request fails. Never rejects. */
  readonly arriving: Promise<unknown>;
  /** Undefined until the response has arrived. */
  data?: unknown;
}

const responses = new Map<string, EarlyResponse>();

/**
 * Returns the response to the early request of a call, or undefined if there was no such request. If the response is
 * unusable, sends the request again.
 */
const consumeResponse: ConsumeEarlyCall = (call, body, send) => {
  const key = getKey(call.path, body);
  const response = responses.get(key);
  if (!response) return undefined;
  responses.delete(key);
  const parse = (data: unknown) => {
    const parsed = call.data.safeParse(data);
    return parsed.success ? (parsed.data as Awaited<ReturnType<typeof send>>) : undefined;
  };
  const value = parse(response.data);
  // The data has already arrived. A view reads it from `value` immediately, without waiting for the promise.
  if (value !== undefined) return Object.assign(Promise.resolve(value), { value });
  return response.arriving.then((data) => parse(data) ?? send());
};

/**
 * Loads the package `@atrium/table` and requests the first rows of a list page, while the code of the page loads. The
 * page's own request then gets the response. Does nothing if the page shows no list. Requests no rows if the address
 * has a query, because only the code of the page can read a query.
 */
export const startListAtom = atom(null, (get, _set, remote: string, route: string): void => {
  const record = get(findRecordAtom)(remote);
  const { routes = [] } = (record && findShownVersion(record)?.descriptor) ?? {};
  const path = routes.find(({ name }) => name === route)?.list;
  if (!path) return;
  get(federationAtom).prepare(['@atrium/table']);
  if (globalThis.location.search) return;
  const key = getKey(path, FIRST_PAGE);
  if (responses.has(key)) return;
  setConsumeEarlyCall(consumeResponse);
  const call: Call = { path, body: unknown(), data: unknown() };
  // A failure is ignored here: the page sends the request again, and reports the failure.
  const arriving = request(call, FIRST_PAGE, { isSilent: true }).catch(() => undefined);
  const response: EarlyResponse = { arriving };
  void arriving.then((data) => {
    response.data = data;
  });
  responses.set(key, response);
  setTimeout(() => {
    // A newer response may have the same key.
    if (responses.get(key) === response) responses.delete(key);
  }, MAX_AGE);
});

/** The key contains the language and the user, because the data depends on them. */
function getKey(path: string, body: unknown): string {
  return JSON.stringify([path, body, appStore.get(requestLocaleAtom), appStore.get(userIdAtom)]);
}
