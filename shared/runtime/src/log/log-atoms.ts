import { atom } from 'jotai';
import type { LogEntry } from './log-entry.ts';

/** Maximum number of entries. Older ones are removed. */
const LOG_LIMIT = 1_000;

const entriesAtom = atom<readonly LogEntry[]>([]);

/** The front-end log, oldest first. */
export const logEntriesAtom = atom((get) => get(entriesAtom));

/** The number of entries, and the number of errors among them. */
export const logCountsAtom = atom((get) => {
  const entries = get(entriesAtom);
  return { all: entries.length, errors: entries.filter((entry) => entry.type === 'error').length };
});

export const appendLogAtom = atom(null, (get, set, entry: Omit<LogEntry, 'id'>) => {
  const current = get(entriesAtom);
  const id = (current.at(-1)?.id ?? 0) + 1;
  set(entriesAtom, [...current, { ...entry, id }].slice(-LOG_LIMIT));
});

/** Adds entries of an earlier page load before those of this one. */
export const restoreLogAtom = atom(null, (get, set, earlier: readonly Omit<LogEntry, 'id'>[]) => {
  const entries = [...earlier, ...get(entriesAtom)].slice(-LOG_LIMIT);
  set(
    entriesAtom,
    entries.map((entry, index) => ({ ...entry, id: index + 1 })),
  );
});

export const clearLogAtom = atom(null, (_get, set) => set(entriesAtom, []));
