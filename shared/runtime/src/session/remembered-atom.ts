import { boolean } from 'zod/mini';
import { storedAtom } from '../storage/stored-atom.ts';

/** Whether the signed-in user chose to be remembered. Cookies of a refreshed session last like the first ones. */
export const isRememberedAtom = storedAtom({
  scope: 'user',
  key: 'remember',
  schema: boolean(),
  initial: false,
});
