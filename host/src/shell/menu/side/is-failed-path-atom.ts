import { matchPath } from '@atrium/ui/router';
import { atom } from 'jotai';
import { remotesAtom } from '../../../remotes/index.ts';

/** A function that returns whether an address belongs to a remote that is currently unavailable. */
export const isFailedPathAtom = atom((get) => {
  // A remote counts as available if an earlier version replaces the one that failed.
  const failedRemotes = get(remotesAtom).remotes.filter(
    ({ failure, version }) => failure && (failure.version === undefined || failure.version === version),
  );
  const routes = failedRemotes.flatMap(({ descriptor }) => descriptor?.routes ?? []);
  // A page that frames an external site does not need the remote's code.
  const patterns = routes.filter(({ frame }) => !frame).map(({ path }) => path);
  return (path: string): boolean => patterns.some((pattern) => matchPath(pattern, path) !== null);
});
