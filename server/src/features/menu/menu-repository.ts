import { type MenuItem, menuItemSchema } from '@atrium/contract';
import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { menuEntries } from '../../database/schema/menu-entries.ts';

export interface StoredMenu {
  readonly items: readonly MenuItem[];
  /** The badges by path. */
  readonly badges: Readonly<Record<string, string>>;
}

/**
 * Returns the menu entries of a deployment. An entry that does not match the schema is omitted and its id is reported.
 */
export async function readStoredMenus(
  database: Database,
  reportBroken: (id: string) => void,
): Promise<{ readonly header: StoredMenu; readonly sider: StoredMenu }> {
  const rows = await database
    .select()
    .from(menuEntries)
    .orderBy(asc(menuEntries.position), asc(menuEntries.id));
  const entries = rows.flatMap(({ id, menu, item, badge }) => {
    const parsed = menuItemSchema.safeParse(item);
    if (!parsed.success) reportBroken(id);
    return parsed.success ? [{ menu, badge, item: parsed.data }] : [];
  });
  const createMenu = (name: 'header' | 'sider'): StoredMenu => {
    const entriesOfMenu = entries.filter((entry) => entry.menu === name);
    const badges = entriesOfMenu.flatMap(({ item, badge }) =>
      badge === null ? [] : [[item.path, badge] as const],
    );
    return { items: entriesOfMenu.map((entry) => entry.item), badges: Object.fromEntries(badges) };
  };
  return { header: createMenu('header'), sider: createMenu('sider') };
}

/**
 * Returns the paths of the frame pages, which exist only as stored entries. Entries that do not match the schema are
 * omitted.
 */
export async function readFramePaths(database: Database): Promise<readonly string[]> {
  const { header, sider } = await readStoredMenus(database, () => undefined);
  return [...header.items, ...sider.items].flatMap(listFramePaths);
}

function listFramePaths({ path, frame, children = [] }: MenuItem): readonly string[] {
  return [...(frame ? [path] : []), ...children.flatMap(listFramePaths)];
}
