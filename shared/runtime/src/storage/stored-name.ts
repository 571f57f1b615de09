import { STORAGE } from '@atrium/contract';
import { atom } from 'jotai';
import { deploymentAtom } from '../deployment/deployment-atom.ts';
import { userIdAtom } from '../identity/session-atom.ts';

/** The owner of a value: the signed-in user (or the anonymous user), or all users of this browser. */
export type StorageScope = 'user' | 'public';

type ToName = (owner: string, key: string) => string;

const toNameAtom = atom((get): ToName => {
  const prefix = STORAGE.prefix(get(deploymentAtom).appId);
  return (owner, key) => `${prefix}:${owner}:${key}`;
});

const ownersAtom = atom((get) => ({ user: get(userIdAtom), public: 'public' }) as const);

/** A function that returns a stored value's full name: `admin-plus-{appid}:{user id or ghost-uuid or public}:{key}`. */
export const storedNameAtom = atom((get) => {
  const toName = get(toNameAtom);
  const owners = get(ownersAtom);
  return (scope: StorageScope, key: string): string => toName(owners[scope], key);
});

/** A function that returns the full name of a value for a user who is not signed in. */
export const anonymousNameAtom = atom((get) => {
  const toName = get(toNameAtom);
  return (key: string): string => toName(STORAGE.anonymousUser, key);
});
