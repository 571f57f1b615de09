import type { UserRow } from '@atrium/contract';
import { atom } from 'jotai';

/** What is being done to a user beside the list. */
type UserTask =
  | { readonly kind: 'none' }
  | { readonly kind: 'roles'; readonly user: UserRow }
  | { readonly kind: 'reset-link'; readonly user: UserRow };

const userTaskStateAtom = atom<UserTask>({ kind: 'none' });

export const userTaskAtom = atom((get) => get(userTaskStateAtom));

export const editRolesAtom = atom(null, (_get, set, user: UserRow) =>
  set(userTaskStateAtom, { kind: 'roles', user }),
);

export const issueResetLinkAtom = atom(null, (_get, set, user: UserRow) =>
  set(userTaskStateAtom, { kind: 'reset-link', user }),
);

export const endUserTaskAtom = atom(null, (_get, set) => set(userTaskStateAtom, { kind: 'none' }));
