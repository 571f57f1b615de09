import { array, type infer as Infer, object, optional, string } from 'zod/mini';
import type { SearchItem } from '../search-item.ts';

/** The maximum number of remembered choices. */
const MAX_RECENT = 12;

/** The maximum number of recent items that an empty query shows. */
const MAX_RECENT_ITEMS = 5;

export const recentSchema = array(
  object({
    id: string(),
    title: string(),
    detail: optional(string()),
    icon: optional(string()),
    /** The address of a page. An item that is no longer listed can still be opened with it. */
    to: optional(string()),
  }),
);

export type RecentChoice = Infer<typeof recentSchema>[number];

/** Returns the choices with a new one in front. */
export function withChoice(
  choices: readonly RecentChoice[],
  { id, title, detail, icon, target }: SearchItem,
): RecentChoice[] {
  const to = target.kind === 'page' ? target.to : undefined;
  return [{ id, title, detail, icon, to }, ...choices.filter((choice) => choice.id !== id)].slice(
    0,
    MAX_RECENT,
  );
}

/**
 * Returns recent choices that are still available. They have their current titles. An item that no list contains is
 * offered if the user may open its address.
 */
export function listRecentItems(
  choices: readonly RecentChoice[],
  listed: readonly SearchItem[],
  mayOpen: (to: string) => boolean,
): readonly SearchItem[] {
  const items = choices.flatMap(({ id, title, detail, icon, to }): readonly SearchItem[] => {
    const listedItem = listed.find((item) => item.id === id);
    if (listedItem) return [listedItem];
    return to && mayOpen(to) ? [{ id, title, detail, icon, target: { kind: 'page', to } }] : [];
  });
  return items.slice(0, MAX_RECENT_ITEMS);
}
