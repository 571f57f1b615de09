import { matchPath } from '@atrium/ui/router';
import { atom } from 'jotai';
import { remoteDirectoryAtom } from '../../remotes/index.ts';

/** Tells whether an address belongs to a remote that cannot be had at the moment. */
export const failedPathsAtom = atom((get) => {
  const failed = get(remoteDirectoryAtom).remotes.filter(({ failure }) => failure !== undefined);
  const routes = failed.flatMap(({ descriptor }) => descriptor?.routes ?? []);
  // What shows another site needs nothing of the remote's code.
  const patterns = routes.filter(({ frame }) => !frame).map(({ path }) => path);
  return (path: string): boolean => patterns.some((pattern) => matchPath(pattern, path) !== null);
});
