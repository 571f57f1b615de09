import { storedAtom } from '@atrium/runtime';
import { boolean } from 'zod/mini';

/** Whether the user has hidden the first steps. */
export const areFirstStepsHiddenAtom = storedAtom({
  scope: 'user',
  key: 'first-steps-hidden',
  schema: boolean(),
  initial: false,
});
