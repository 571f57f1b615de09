import type { DataSetRow } from '@atrium/contract';
import { atom } from 'jotai';

const evaluatedStateAtom = atom<DataSetRow>();

/** The data set whose evaluations are open. */
export const evaluatedDataSetAtom = atom((get) => get(evaluatedStateAtom));

export const openEvaluationsAtom = atom(null, (_get, set, dataSet: DataSetRow) =>
  set(evaluatedStateAtom, dataSet),
);

export const closeEvaluationsAtom = atom(null, (_get, set) => set(evaluatedStateAtom, undefined));
