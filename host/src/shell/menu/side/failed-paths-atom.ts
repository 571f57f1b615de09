import { matchPath } from '@atrium/ui/router';
import { atom } from 'jotai';
import { remoteDirectoryAtom } from '../../../remotes/index.ts';

/** Returns whether an address belongs to a remote that is currently unavailable. */
export const failedPathsAtom = atom((get) => {
  // A remote counts as available when an earlier version replaces one that failed.
  const failed = get(remoteDirectoryAtom).remotes.filter(
    ({ failure, version }) => failure && (failure.version === undefined || failure.version === version),
  );
  const routes = failed.flatMap(({ descriptor }) => descriptor?.routes ?? []);
  // A page that frames an external site does not need the remote's code.
  const patterns = routes.filter(({ frame }) => !frame).map(({ path }) => path);
  return (path: string): boolean => patterns.some((pattern) => matchPath(pattern, path) !== null);
});
