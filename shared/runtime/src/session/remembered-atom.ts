import { boolean } from 'zod/mini';
import { storedAtom } from '../storage/stored-atom.ts';

/** Whether the person signed in asked to be remembered; a refreshed session's cookies live as the first ones did. */
export const isRememberedAtom = storedAtom({
  scope: 'user',
  key: 'remember',
  schema: boolean(),
  initial: false,
});
