import { ITEM_TRANSITIONS, isTransitionAllowed } from '@atrium/contract';
import type { ItemRow } from './item-sources.ts';

/** Returns whether an item can be published. A published item can be published again if it has a newer revision. */
export function isPublishable({ status, revision, publishedRevision }: ItemRow): boolean {
  const isUpToDate = status === 'published' && revision === publishedRevision;
  return isTransitionAllowed(ITEM_TRANSITIONS, 'publish', status) && !isUpToDate;
}
