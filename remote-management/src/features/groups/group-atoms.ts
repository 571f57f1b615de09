import type { Group } from '@atrium/contract';
import { atom } from 'jotai';

const openedStateAtom = atom<Group>();

/** The group whose members the drawer shows. */
export const openedGroupAtom = atom((get) => get(openedStateAtom));

export const openMembersAtom = atom(null, (_get, set, group: Group) => set(openedStateAtom, group));

export const closeMembersAtom = atom(null, (_get, set) => set(openedStateAtom, undefined));
