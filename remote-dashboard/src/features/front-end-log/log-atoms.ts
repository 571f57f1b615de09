import type { LogEntry } from '@atrium/runtime';
import { atom } from 'jotai';

const viewedStateAtom = atom<LogEntry | undefined>(undefined);

/** The log entry whose details are open. */
export const viewedEntryAtom = atom((get) => get(viewedStateAtom));

/** Opens the details of an entry. `undefined` closes them. */
export const viewEntryAtom = atom(null, (_get, set, entry: LogEntry | undefined) =>
  set(viewedStateAtom, entry),
);
