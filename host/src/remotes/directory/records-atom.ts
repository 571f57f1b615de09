import { atom } from 'jotai';
import type { RemoteRecord } from './remote-record.ts';

const ownRecordsAtom = atom<readonly RemoteRecord[]>([]);

/** Records of all remotes, in the registry's order. */
export const recordsAtom = atom((get) => get(ownRecordsAtom));

export const replaceRecordsAtom = atom(null, (_get, set, records: readonly RemoteRecord[]) => {
  set(ownRecordsAtom, records);
});

/** Changes fields of one record. Does not add a remote that the registry no longer names. */
export const patchRecordAtom = atom(
  null,
  (get, set, name: string, change: (record: RemoteRecord) => Partial<RemoteRecord>) => {
    const changed = get(ownRecordsAtom).map((record) =>
      record.name === name ? { ...record, ...change(record) } : record,
    );
    set(ownRecordsAtom, changed);
  },
);

/** Returns the current record of one remote. */
export const findRecordAtom = atom((get) => {
  const records = get(ownRecordsAtom);
  return (name: string): RemoteRecord | undefined => records.find((record) => record.name === name);
});
