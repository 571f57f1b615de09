import { atom } from 'jotai';
import { findRecordAtom } from '../state/records-atom.ts';

/**
 * A function that returns a version of a remote to try instead of the given one (by default the current one): the
 * previous version, or else the current one. Returns `undefined` if the pointer names no other version.
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
