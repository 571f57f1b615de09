import { assetsListCall, userListCall } from '@atrium/contract';
import { defineLoad, storedAtom } from '@atrium/runtime';
import { enum as enumeration } from 'zod/mini';

export const assetsLoad = defineLoad(assetsListCall);

/** People who may own apps, for admins. */
export const ownersLoad = defineLoad(userListCall);

/** How a person wants their apps listed. */
export const assetViewAtom = storedAtom({
  scope: 'user',
  key: 'assets-view',
  schema: enumeration(['cards', 'table']),
  initial: 'cards',
});
