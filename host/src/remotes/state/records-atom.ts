import { atom } from 'jotai';
import type { RemoteRecord } from './remote-record.ts';

const currentAtom = atom<readonly RemoteRecord[]>([]);

/** Records of all remotes, in the registry's order. */
export const recordsAtom = atom((get) => get(currentAtom));

export const replaceRecordsAtom = atom(null, (_get, set, records: readonly RemoteRecord[]) => {
  set(currentAtom, records);
});

/** Changes fields of one record. Does not add a remote that the registry no longer names. */
export const patchRecordAtom = atom(
  null,
  (get, set, name: string, change: (record: RemoteRecord) => Partial<RemoteRecord>) => {
    const changed = get(currentAtom).map((record) =>
      record.name === name ? { ...record, ...change(record) } : record,
    );
    set(currentAtom, changed);
  },
);

/** A function that returns the current record of a remote by its name. */
export const findRecordAtom = atom((get) => {
  const records = get(currentAtom);
  return (name: string): RemoteRecord | undefined => records.find((record) => record.name === name);
});
