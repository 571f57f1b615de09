import { atom } from 'jotai';
import { findRecordAtom, patchRecordAtom } from '../directory/records-atom.ts';
import { logRemoteAtom, logRemoteEventAtom } from '../fetching/log-remote-atom.ts';
import type { RemoteFailure } from '../fetching/remote-failure.ts';

/**
 * Takes the version of a remote that its team has made current, for the page on screen (what was typed in it is lost)
 * and for those opened or reloaded from now on. Pages in hidden tabs keep theirs.
 */
export const takeOfferedVersionAtom = atom(null, (get, set, remote: string) => {
  const current = get(findRecordAtom)(remote)?.pointer?.current;
  if (!current) return;
  set(logRemoteEventAtom, 'upgrade', remote, current.version);
  set(patchRecordAtom, remote, ({ upgrades }) => ({ inUse: current, upgrades: upgrades + 1 }));
});

/** Notes that a page of a version broke while it was shown. */
export const noteBrokenPageAtom = atom(null, (_get, set, failure: RemoteFailure) => {
  set(logRemoteAtom, failure);
  set(patchRecordAtom, failure.remote, ({ failedVersions }) => ({
    status: 'degraded',
    failure,
    failedVersions: failure.version ? [...new Set([...failedVersions, failure.version])] : failedVersions,
  }));
});
