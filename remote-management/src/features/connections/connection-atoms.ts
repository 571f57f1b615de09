import type { Connection } from '@atrium/contract';
import { atom } from 'jotai';

const diagnosedStateAtom = atom<Connection>();

/** The connection whose diagnosis is open. */
export const diagnosedConnectionAtom = atom((get) => get(diagnosedStateAtom));

export const openDiagnosisAtom = atom(null, (_get, set, connection: Connection) =>
  set(diagnosedStateAtom, connection),
);

export const closeDiagnosisAtom = atom(null, (_get, set) => set(diagnosedStateAtom, undefined));
