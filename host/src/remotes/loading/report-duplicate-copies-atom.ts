import { writeLogAtom } from '@atrium/runtime';
import { atom } from 'jotai';
import { federationAtom } from './federation-atom.ts';

const reported = new Set<string>();

/** Logs which builds contain a second copy of a package. Each copy is logged once. */
export const reportDuplicateCopiesAtom = atom(null, async (get, set) => {
  for (const { name, from } of await get(federationAtom).findDuplicateCopies()) {
    const line = `second copy of ${name}, contained in the build ${from}`;
    if (reported.has(line)) continue;
    reported.add(line);
    set(writeLogAtom, { message: line, type: 'error', extra: { name, from } });
  }
});
