import type { UserRow } from '@atrium/contract';
import { atom } from 'jotai';
import type { ResetLink } from './to-reset-link.ts';

/** The open task of the user list's drawer. */
type UserTask =
  | { readonly kind: 'none' }
  | { readonly kind: 'roles'; readonly user: UserRow }
  | { readonly kind: 'reset-link'; readonly user: UserRow }
  | { readonly kind: 'factor'; readonly user: UserRow }
  | { readonly kind: 'invitation'; readonly user: UserRow; readonly link: ResetLink };

const userTaskStateAtom = atom<UserTask>({ kind: 'none' });

export const userTaskAtom = atom((get) => get(userTaskStateAtom));

export const editRolesAtom = atom(null, (_get, set, user: UserRow) =>
  set(userTaskStateAtom, { kind: 'roles', user }),
);

export const issueResetLinkAtom = atom(null, (_get, set, user: UserRow) =>
  set(userTaskStateAtom, { kind: 'reset-link', user }),
);

export const resetFactorAtom = atom(null, (_get, set, user: UserRow) =>
  set(userTaskStateAtom, { kind: 'factor', user }),
);

/** Shows the invitation link of a user who was just added. */
export const showInvitationAtom = atom(null, (_get, set, user: UserRow, link: ResetLink) =>
  set(userTaskStateAtom, { kind: 'invitation', user, link }),
);

export const endUserTaskAtom = atom(null, (_get, set) => set(userTaskStateAtom, { kind: 'none' }));
