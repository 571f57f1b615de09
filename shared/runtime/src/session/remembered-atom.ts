import { boolean } from 'zod/mini';
import { storedAtom } from '../storage/stored-atom.ts';

/**
 * Whether the signed-in user chose to be remembered. A refreshed session gets cookies with the same lifetime as the
 * first ones.
 */
export const isRememberedAtom = storedAtom({
  scope: 'user',
  key: 'remember',
  schema: boolean(),
  initial: false,
});
