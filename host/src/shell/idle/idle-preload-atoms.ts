import { atom } from 'jotai';
import { visitorAtom } from '../../navigation/access/visitor-atom.ts';
import { openedPagesAtom, preloadRemoteAtom, remotesAtom } from '../../remotes/index.ts';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';
import { visibleSideMenuAtom } from '../menu/state/menu-atoms.ts';
import { listLikelyPages } from './list-likely-pages.ts';

/** The maximum number of remotes that are preloaded after a page load or sign-in. */
const MAX_PRELOADS = 2;

interface NextPage {
  readonly remote: string;
  readonly route: string;
}

/** Remotes whose preload has started, also if it has failed. */
const preloadedRemotesAtom = atom<readonly string[]>([]);

/** Whether at least one preload has started. */
export const hasPreloadedAtom = atom((get) => get(preloadedRemotesAtom).length > 0);

/** The controller of the current preload. Undefined while no preload runs. */
const runningAtom = atom<AbortController | undefined>(undefined);

/** Changes whenever {@link nextPreloadAtom} may change, without the cost of computing it. */
export const preloadTriggerAtom = atom((get) => [
  get(remotesAtom),
  get(runningAtom),
  get(visibleSideMenuAtom),
  get(visitorAtom),
  get(openedPagesAtom),
  get(knownRoutesAtom),
]);

/** The page to preload at the next idle time. Undefined while something loads, and if no more preloads are allowed. */
export const nextPreloadAtom = atom((get): NextPage | undefined => {
  const { state, remotes } = get(remotesAtom);
  const preloaded = get(preloadedRemotesAtom);
  const isBusy = state !== 'ready' || remotes.some(({ status }) => status === 'loading');
  if (isBusy || get(runningAtom) || preloaded.length >= MAX_PRELOADS) return undefined;
  const candidates = remotes.filter(
    ({ name, status }) => status === 'registered' && !preloaded.includes(name),
  );
  const names = new Set(candidates.map(({ name }) => name));
  const hints = {
    menu: get(visibleSideMenuAtom),
    access: get(visitorAtom).access,
    opened: get(openedPagesAtom),
  };
  for (const { name, remoteName } of listLikelyPages(get(knownRoutesAtom), hints)) {
    if (remoteName && names.has(remoteName)) return { remote: remoteName, route: name };
  }
  return undefined;
});

/** Preloads a page. The next one waits until it has loaded or failed. */
export const preloadNextAtom = atom(null, async (get, set, { remote, route }: NextPage): Promise<void> => {
  if (get(runningAtom)) return;
  const controller = new AbortController();
  set(runningAtom, controller);
  set(preloadedRemotesAtom, [...get(preloadedRemotesAtom), remote]);
  await set(preloadRemoteAtom, remote, route, controller.signal);
  set(runningAtom, undefined);
});

/** Aborts the current preload, and clears the list of preloaded remotes for the next user. */
export const stopPreloadAtom = atom(null, (get, set) => {
  get(runningAtom)?.abort();
  set(preloadedRemotesAtom, []);
});
