import { matchPath } from '@atrium/ui/router';
import { atom } from 'jotai';
import { remoteDirectoryAtom } from '../../remotes/index.ts';

/** Tells whether an address belongs to a remote that cannot be had at the moment. */
export const failedPathsAtom = atom((get) => {
  // A remote of which an earlier version took the place of one that failed can be had.
  const failed = get(remoteDirectoryAtom).remotes.filter(
    ({ failure, version }) => failure && (failure.version === undefined || failure.version === version),
  );
  const routes = failed.flatMap(({ descriptor }) => descriptor?.routes ?? []);
  // What shows another site needs nothing of the remote's code.
  const patterns = routes.filter(({ frame }) => !frame).map(({ path }) => path);
  return (path: string): boolean => patterns.some((pattern) => matchPath(pattern, path) !== null);
});
