/** Returns the ID of an item's element. The search box names the active item by this ID. */
export function getOptionId(listId: string, itemId: string): string {
  return `${listId}-${encodeURIComponent(itemId)}`;
}
