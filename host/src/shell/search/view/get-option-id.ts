/** Returns the ID of an item's element, to which the box refers. */
export function getOptionId(listId: string, itemId: string): string {
  return `${listId}-${encodeURIComponent(itemId)}`;
}
