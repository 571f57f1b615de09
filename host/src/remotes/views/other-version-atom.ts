import { atom } from 'jotai';
import { findRecordAtom } from '../directory/records-atom.ts';

/** A version of a remote other than the given one that may be tried in its place: the previous, or the current. */
export const otherVersionAtom = atom((get) => {
  const find = get(findRecordAtom);
  return (remote: string, version: string | undefined): string | undefined => {
    const { current, previous } = find(remote)?.pointer ?? {};
    const bad = version ?? current?.version;
    return [previous, current].find((known) => known != null && known.version !== bad)?.version;
  };
});
