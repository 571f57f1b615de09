import type { LogEntry } from '@atrium/runtime';
import { atom } from 'jotai';

const viewedStateAtom = atom<LogEntry | undefined>(undefined);

/** The entry that is looked at in full. */
export const viewedEntryAtom = atom((get) => get(viewedStateAtom));

export const viewEntryAtom = atom(null, (_get, set, entry: LogEntry | undefined) =>
  set(viewedStateAtom, entry),
);
