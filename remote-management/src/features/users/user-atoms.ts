import type { UserRow } from '@atrium/contract';
import { atom } from 'jotai';
import type { ResetLink } from './to-reset-link.ts';

/** What the drawer of the user list shows. */
type UserDrawerState =
  | { readonly kind: 'none' }
  | { readonly kind: 'roles'; readonly user: UserRow }
  | { readonly kind: 'reset-link'; readonly user: UserRow }
  | { readonly kind: 'factor'; readonly user: UserRow }
  | { readonly kind: 'invitation'; readonly user: UserRow; readonly link: ResetLink };

const drawerStateAtom = atom<UserDrawerState>({ kind: 'none' });

export const userDrawerAtom = atom((get) => get(drawerStateAtom));

export const openRolesFormAtom = atom(null, (_get, set, user: UserRow) =>
  set(drawerStateAtom, { kind: 'roles', user }),
);

export const openResetLinkAtom = atom(null, (_get, set, user: UserRow) =>
  set(drawerStateAtom, { kind: 'reset-link', user }),
);

export const openFactorResetAtom = atom(null, (_get, set, user: UserRow) =>
  set(drawerStateAtom, { kind: 'factor', user }),
);

/** Shows the invitation link of a user who was just added. */
export const showInvitationAtom = atom(null, (_get, set, user: UserRow, link: ResetLink) =>
  set(drawerStateAtom, { kind: 'invitation', user, link }),
);

export const closeUserDrawerAtom = atom(null, (_get, set) => set(drawerStateAtom, { kind: 'none' }));
