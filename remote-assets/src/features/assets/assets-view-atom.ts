import { storedAtom } from '@atrium/runtime';
import { enum as enumeration } from 'zod/mini';

/** The layout of the list of apps: cards or a table. */
export const assetsViewAtom = storedAtom({
  scope: 'user',
  key: 'assets-view',
  schema: enumeration(['cards', 'table']),
  initial: 'cards',
});
