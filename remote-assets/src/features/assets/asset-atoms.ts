import { storedAtom } from '@atrium/runtime';
import { enum as enumeration } from 'zod/mini';

/** How the user wants their apps listed. */
export const assetViewAtom = storedAtom({
  scope: 'user',
  key: 'assets-view',
  schema: enumeration(['cards', 'table']),
  initial: 'cards',
});
