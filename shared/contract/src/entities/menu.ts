import { array, boolean, lazy, nullish, object, optional, record, string, type ZodMiniType } from 'zod/mini';
import { type Frame, frameSchema } from './frame.ts';

/** One entry of the side or header menu, in the fields of the specification. `title` is a message id or plain text. */
export interface MenuItem {
  readonly path: string;
  readonly title: string;
  readonly icon?: string | undefined;
  readonly name?: string | undefined;
  /** Roles that see it; none named means everybody. */
  readonly auth?: readonly string[] | undefined;
  readonly children?: readonly MenuItem[] | undefined;
  /** Kept out of the side panel, but known to search and titles. */
  readonly hideSider?: boolean | undefined;
  /** Label of the header menu under which it stands: `workspace`, `platform`, or one of its own. Unsaid: under each. */
  readonly header?: string | undefined;
  /** The entry leads to a page of another site, shown under its path (one below `/admin`). */
  readonly frame?: Frame | undefined;
}

export const menuItemSchema: ZodMiniType<MenuItem> = object({
  path: string(),
  title: string(),
  icon: optional(string()),
  name: optional(string()),
  auth: optional(array(string())),
  children: optional(array(lazy(() => menuItemSchema))),
  hideSider: optional(boolean()),
  header: optional(string()),
  frame: optional(frameSchema),
});

/** What stands beside a menu entry, by its path. */
export const badgesSchema = record(string(), string());

export const menuListBodySchema = object({ header: array(menuItemSchema), sider: array(menuItemSchema) });

export const menuListSchema = object({
  header: array(menuItemSchema),
  sider: array(menuItemSchema),
  headerMenuBadge: nullish(badgesSchema),
  siderMenuBadge: nullish(badgesSchema),
  /** Paths of the server's entries that the caller's roles may not open. */
  forbidden: optional(array(string())),
});
