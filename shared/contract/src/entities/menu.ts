import {
  array,
  boolean,
  length,
  maxLength,
  never,
  nullish,
  object,
  optional,
  record,
  refine,
  string,
  type ZodMiniType,
} from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { type Frame, frameSchema } from './frame.ts';
import { textField } from './text-field.ts';

/**
 * One entry of the side or header menu, with the fields of the specification. `title` is a message id or plain text.
 */
export interface MenuItem {
  readonly path: string;
  readonly title: string;
  readonly icon?: string | undefined;
  readonly name?: string | undefined;
  /** Roles and permissions: a user who has one of them sees the entry. Without any, every user sees it. */
  readonly auth?: readonly string[] | undefined;
  readonly children?: readonly MenuItem[] | undefined;
  /**
   * The name comes from the specification and has two meanings. On an entry of the side menu: the menu does not show
   * the entry. Search still finds it, and its title is still used for the page. On an entry of the header menu: the
   * pages of the entry have no side menu.
   */
  readonly hideSider?: boolean | undefined;
  /** The menu label that shows the entry: `workspace`, `platform`, or a custom one. By default, all of them show it. */
  readonly header?: string | undefined;
  /** The external site that the entry's page shows in a frame. The path of the entry must be below `/admin`. */
  readonly frame?: Frame | undefined;
}

const createNameField = () => optional(textField(LIMITS.nameLength));

/**
 * Returns the schema of an entry with at most `levels` levels of entries below it. The schema does not refer to itself:
 * each level has its own schema, so that nesting is bounded.
 */
function createMenuItemSchema(levels: number): ZodMiniType<MenuItem> {
  const children: ZodMiniType<readonly MenuItem[]> =
    levels === 0
      ? (array(never()).check(length(0)) as unknown as ZodMiniType<readonly MenuItem[]>)
      : array(createMenuItemSchema(levels - 1)).check(maxLength(LIMITS.menuEntries));
  return object({
    path: textField(LIMITS.addressLength),
    title: textField(LIMITS.keywordLength),
    icon: optional(textField(LIMITS.addressLength)),
    name: createNameField(),
    auth: optional(array(textField(LIMITS.nameLength)).check(maxLength(LIMITS.filterCount))),
    children: optional(children),
    hideSider: optional(boolean()),
    header: createNameField(),
    frame: optional(frameSchema),
  });
}

export const menuItemSchema = createMenuItemSchema(LIMITS.menuDepth - 1);

/** The badges of menu entries, by the path of the entry. In the header menu, also by the name of the entry. */
export const badgesSchema = record(string(), string());

const menuField = array(menuItemSchema).check(maxLength(LIMITS.menuEntries));

/** The entries that the console defines. The server adds its own, and leaves out those that the user may not see. */
export const menuListBodySchema = object({ header: menuField, sider: menuField }).check(
  refine(({ header, sider }) => countEntries(header) + countEntries(sider) <= LIMITS.menuEntries, {
    path: ['sider'],
  }),
);

function countEntries(items: readonly MenuItem[]): number {
  return items.reduce((sum, item) => sum + 1 + countEntries(item.children ?? []), 0);
}

export const menuListSchema = object({
  header: array(menuItemSchema),
  sider: array(menuItemSchema),
  headerMenuBadge: nullish(badgesSchema),
  siderMenuBadge: nullish(badgesSchema),
  /** Paths of the server's entries that the caller's roles may not open. */
  forbidden: optional(array(string())),
});
