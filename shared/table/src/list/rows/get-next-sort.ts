import { LIMITS, type ListSort } from '@atrium/contract';

/**
 * Returns the order after a click on a column's title: ascending, descending, none. With `preservesOthers`, the order
 * by the other columns stays, and a column that is added breaks their ties.
 */
export function getNextSort(
  sort: readonly ListSort[],
  field: string,
  preservesOthers: boolean,
): readonly ListSort[] {
  const current = sort.find((rule) => rule.field === field);
  const next = advance(field, current);
  if (!preservesOthers) return next;
  if (current) return sort.flatMap((rule) => (rule === current ? next : [rule]));
  return [...sort, ...next].slice(0, LIMITS.sortCount);
}

function advance(field: string, current: ListSort | undefined): readonly ListSort[] {
  if (!current) return [{ field, order: 'ascend' }];
  return current.order === 'ascend' ? [{ field, order: 'descend' }] : [];
}
