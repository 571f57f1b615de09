import type { Connection } from '@atrium/contract';
import { atom } from 'jotai';

const storedConnectionAtom = atom<Connection>();

/** The connection whose diagnosis is open. */
export const diagnosedConnectionAtom = atom((get) => get(storedConnectionAtom));

export const openDiagnosisAtom = atom(null, (_get, set, connection: Connection) =>
  set(storedConnectionAtom, connection),
);

export const closeDiagnosisAtom = atom(null, (_get, set) => set(storedConnectionAtom, undefined));
