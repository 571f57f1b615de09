import { type MenuItem, mayVisit } from '@atrium/contract';

/** Entries that stand under a label of the header menu; those that name none stand under each. */
export function underLabel(items: readonly MenuItem[], label: string | undefined): readonly MenuItem[] {
  if (label === undefined) return items;
  return items.filter(({ header }) => header === undefined || header === label);
}

/**
 * The header menu of somebody who sees these side entries. A label leads to the first of its entries and goes with
 * the last of them; other entries lead where they say. A label that nobody has defined stands for itself.
 */
export function visibleHeader(
  defined: readonly MenuItem[],
  side: readonly MenuItem[],
  whole: readonly MenuItem[],
  access: readonly string[] | undefined,
): readonly MenuItem[] {
  const used = new Set(whole.flatMap(({ header }) => header ?? []));
  const known = new Set(defined.map(labelOf));
  const undefinedLabels = [...used].filter((label) => !known.has(label));
  const entries: readonly MenuItem[] = [
    ...defined,
    ...undefinedLabels.map((label) => ({ path: label, name: label, title: label })),
  ];
  return forRoles(entries, access).flatMap((entry) => {
    if (!used.has(labelOf(entry)) && !isLabelOnly(entry)) return [entry];
    const first = firstPage(side.filter(({ header }) => header === labelOf(entry)));
    return first ? [{ ...entry, path: first }] : [];
  });
}

/** Entries that somebody may see, on every level. */
function forRoles(items: readonly MenuItem[], access: readonly string[] | undefined): readonly MenuItem[] {
  const visible = items.filter(({ auth }) => mayVisit(auth, access));
  return visible.map((item) =>
    item.children ? { ...item, children: forRoles(item.children, access) } : item,
  );
}

/** A label leads nowhere by itself: its path is no address. */
function isLabelOnly({ path }: MenuItem): boolean {
  return path.startsWith('#');
}

/** By what side entries name an entry of the header menu. */
export function labelOf({ name, path }: MenuItem): string {
  return name ?? path;
}

function firstPage(items: readonly MenuItem[]): string | undefined {
  for (const { path, children } of items) {
    const first = children && children.length > 0 ? firstPage(children) : path;
    if (first !== undefined) return first;
  }
  return undefined;
}
