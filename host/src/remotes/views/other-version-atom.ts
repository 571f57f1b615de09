import { atom } from 'jotai';
import { findRecordAtom } from '../directory/records-atom.ts';

/**
 * Returns a version of a remote, other than the given one, that may be tried instead: the previous or the current one.
 */
export const otherVersionAtom = atom((get) => {
  const find = get(findRecordAtom);
  return (remote: string, version: string | undefined): string | undefined => {
    const { current, previous } = find(remote)?.pointer ?? {};
    const bad = version ?? current?.version;
    return [previous, current].find((known) => known != null && known.version !== bad)?.version;
  };
});
