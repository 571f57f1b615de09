import { atom } from 'jotai';
import { logRemoteEventAtom, logRemoteFailureAtom } from '../fetching/log-remote-atom.ts';
import type { RemoteFailure } from '../fetching/remote-failure.ts';
import { findRecordAtom, patchRecordAtom } from '../state/records-atom.ts';

/**
 * Switches to the version of a remote that is current on the server. This applies to the page on screen (its input is
 * lost) and to pages opened or reloaded from now on. Pages in hidden tabs stay on their version.
 */
export const acceptOfferedVersionAtom = atom(null, (get, set, remote: string) => {
  const current = get(findRecordAtom)(remote)?.pointer?.current;
  if (!current) return;
  set(logRemoteEventAtom, 'upgrade', remote, current.version);
  set(patchRecordAtom, remote, ({ upgradeCount }) => ({
    versionInUse: current,
    upgradeCount: upgradeCount + 1,
  }));
});

/** Records that a page of a version threw an error while it was shown. */
export const recordBrokenPageAtom = atom(null, (_get, set, failure: RemoteFailure) => {
  set(logRemoteFailureAtom, failure);
  set(patchRecordAtom, failure.remote, ({ failedVersions }) => ({
    status: 'degraded',
    failure,
    failedVersions: failure.version ? [...new Set([...failedVersions, failure.version])] : failedVersions,
  }));
});
