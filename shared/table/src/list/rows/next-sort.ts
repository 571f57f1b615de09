import { LIMITS, type ListSort } from '@atrium/contract';

/**
 * Returns the order after a click on a column's title: ascending, descending, none. With `isAdded`, the other columns
 * stay, so that this one breaks their ties.
 */
export function nextSort(sort: readonly ListSort[], field: string, isAdded: boolean): readonly ListSort[] {
  const held = sort.find((rule) => rule.field === field);
  const next = advance(field, held);
  if (!isAdded) return next;
  if (held) return sort.flatMap((rule) => (rule === held ? next : [rule]));
  return [...sort, ...next].slice(0, LIMITS.sortCount);
}

function advance(field: string, held: ListSort | undefined): readonly ListSort[] {
  if (!held) return [{ field, order: 'ascend' }];
  return held.order === 'ascend' ? [{ field, order: 'descend' }] : [];
}
