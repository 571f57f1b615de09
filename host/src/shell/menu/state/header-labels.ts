import { type MenuItem, mayVisit } from '@atrium/contract';

/**
 * Returns the entries under a label of the header menu. Entries that name no label are under every label. Without a
 * label, returns all entries.
 */
export function filterByLabel(items: readonly MenuItem[], label: string | undefined): readonly MenuItem[] {
  if (label === undefined) return items;
  return items.filter(({ header }) => header === undefined || header === label);
}

/**
 * Returns the header menu of a user. A label leads to the first of its entries that the user sees, and is hidden when
 * there is none. Other entries lead to their own path. A label that entries use but that `defined` does not contain has
 * its name as the title.
 *
 * @param defined The entries of the header menu that the host and the server define.
 * @param side The entries of the side menu that the user sees.
 * @param allEntries The entries of the side menu for all users. They show which entries of `defined` are labels.
 */
export function createHeaderMenu(
  defined: readonly MenuItem[],
  side: readonly MenuItem[],
  allEntries: readonly MenuItem[],
  access: readonly string[] | undefined,
): readonly MenuItem[] {
  const usedLabels = new Set(allEntries.flatMap(({ header }) => header ?? []));
  const definedLabels = new Set(defined.map(getEntryName));
  const undefinedLabels = [...usedLabels].filter((label) => !definedLabels.has(label));
  const entries: readonly MenuItem[] = [
    ...defined,
    ...undefinedLabels.map((label) => ({ path: label, name: label, title: label })),
  ];
  return filterByAccess(entries, access).flatMap((entry) => {
    if (!usedLabels.has(getEntryName(entry)) && !isLabelOnly(entry)) return [entry];
    const firstPath = findFirstPath(side.filter(({ header }) => header === getEntryName(entry)));
    return firstPath ? [{ ...entry, path: firstPath }] : [];
  });
}

/** Returns the entries that the user may see, on every level. */
function filterByAccess(
  items: readonly MenuItem[],
  access: readonly string[] | undefined,
): readonly MenuItem[] {
  const visible = items.filter(({ auth }) => mayVisit(auth, access));
  return visible.map((item) =>
    item.children ? { ...item, children: filterByAccess(item.children, access) } : item,
  );
}

/** Returns whether an entry is only a label. A label leads nowhere by itself, because its path is not an address. */
function isLabelOnly({ path }: MenuItem): boolean {
  return path.startsWith('#');
}

/** Returns the name by which side entries and badges refer to an entry of the header menu. */
export function getEntryName({ name, path }: MenuItem): string {
  return name ?? path;
}

function findFirstPath(items: readonly MenuItem[]): string | undefined {
  for (const { path, children } of items) {
    const firstPath = children && children.length > 0 ? findFirstPath(children) : path;
    if (firstPath !== undefined) return firstPath;
  }
  return undefined;
}
