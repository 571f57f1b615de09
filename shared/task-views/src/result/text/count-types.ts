/** How often each type occurs, the most frequent first. */
export function countTypes(
  items: readonly { readonly type: string }[],
): readonly (readonly [type: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { type } of items) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
