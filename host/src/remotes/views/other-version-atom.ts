import { atom } from 'jotai';
import { findRecordAtom } from '../state/records-atom.ts';

/**
 * A function that returns the version of a remote to try instead of `version`: the previous version, or the current one
 * if there is no previous version or it is `version`. Without `version`, it never returns the current version. Returns
 * `undefined` if the pointer names no such version.
 */
export const otherVersionAtom = atom((get) => {
  const findRecord = get(findRecordAtom);
  return (remote: string, version: string | undefined): string | undefined => {
    const { current, previous } = findRecord(remote)?.pointer ?? {};
    const excluded = version ?? current?.version;
    return [previous, current].find((candidate) => candidate != null && candidate.version !== excluded)
      ?.version;
  };
});
