/** Id of an item's element, by which the box points at it. */
export function optionId(listId: string, itemId: string): string {
  return `${listId}-${encodeURIComponent(itemId)}`;
}
