import { ITEM_MOVES, mayMove } from '@atrium/contract';
import type { ItemRow } from './item-sources.ts';

/** Whether there is something to publish: a published item needs a newer revision. */
export function mayPublish({ status, revision, publishedRevision }: ItemRow): boolean {
  const isUpToDate = status === 'published' && revision === publishedRevision;
  return mayMove(ITEM_MOVES, 'publish', status) && !isUpToDate;
}
