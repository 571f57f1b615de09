import type { AuditEvent } from '@atrium/contract';
import { atom } from 'jotai';

const viewedStateAtom = atom<AuditEvent | undefined>(undefined);

/** The event that is looked at in full. */
export const viewedEventAtom = atom((get) => get(viewedStateAtom));

export const viewEventAtom = atom(null, (_get, set, event: AuditEvent | undefined) =>
  set(viewedStateAtom, event),
);
