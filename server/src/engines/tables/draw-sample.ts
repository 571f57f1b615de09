/**
 * Returns a random sample of the given size without repetition (the first steps of the Fisher–Yates
 * shuffle). If there are at most `size` items, returns all of them in their order.
 */
export function drawSample<Item>(
  items: readonly Item[],
  size: number,
  random: () => number,
): readonly Item[] {
  if (size >= items.length) return items;
  const swapped = new Map<number, number>();
  const at = (index: number) => swapped.get(index) ?? index;
  return Array.from({ length: size }, (_, index) => {
    const other = index + Math.floor(random() * (items.length - index));
    const chosen = at(other);
    swapped.set(other, at(index));
    return items[chosen] as Item;
  });
}
