import type { AuditRow } from '@atrium/contract';
import { atom } from 'jotai';

const viewedStateAtom = atom<AuditRow | undefined>(undefined);

/** The event whose details are open. */
export const viewedEventAtom = atom((get) => get(viewedStateAtom));

/** Opens the details of an event. `undefined` closes them. */
export const viewEventAtom = atom(null, (_get, set, event: AuditRow | undefined) =>
  set(viewedStateAtom, event),
);
