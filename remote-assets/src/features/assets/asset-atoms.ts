import { assetsListCall, userListCall } from '@atrium/contract';
import { defineLoad, storedAtom } from '@atrium/runtime';
import { enum as enumeration } from 'zod/mini';

export const assetsLoad = defineLoad(assetsListCall);

/** People who may own apps, for admins. */
export const ownersLoad = defineLoad(userListCall);

export const ASSET_VIEWS = ['cards', 'table'] as const;

export type AssetView = (typeof ASSET_VIEWS)[number];

/** How a person wants their apps listed. */
export const assetViewAtom = storedAtom({
  scope: 'user',
  key: 'assets-view',
  schema: enumeration(ASSET_VIEWS),
  initial: 'cards',
});
