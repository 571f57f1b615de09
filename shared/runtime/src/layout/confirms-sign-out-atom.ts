import { atom } from 'jotai';
import { boolean } from 'zod/mini';
import { deploymentAtom } from '../deployment/deployment-atom.ts';
import { storedAtom } from '../storage/stored-atom.ts';

const storedConfirmationAtom = storedAtom({
  scope: 'user',
  key: 'confirm-sign-out',
  schema: boolean(),
  initial: true,
});

/** Whether signing out asks first: the person's choice, where the deployment has the question on. */
export const confirmsSignOutAtom = atom(
  (get) => get(deploymentAtom).features.confirmSignOut && get(storedConfirmationAtom),
  (_get, set, isWanted: boolean) => set(storedConfirmationAtom, isWanted),
);
