import { array, type infer as Infer, object, optional, string } from 'zod/mini';
import type { SearchItem } from '../search-item.ts';

/** How many choices are remembered. */
const MAX_RECENT = 12;

/** How many of them are shown before anything is typed. */
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
 * Returns recent choices that are still available. They are shown as currently listed. An item that no list contains is
 * offered with its address, if that may be opened.
 */
export function listRecentItems(
  choices: readonly RecentChoice[],
  listed: readonly SearchItem[],
  mayOpen: (to: string) => boolean,
): readonly SearchItem[] {
  const items = choices.flatMap(({ id, title, detail, icon, to }): readonly SearchItem[] => {
    const present = listed.find((item) => item.id === id);
    if (present) return [present];
    return to && mayOpen(to) ? [{ id, title, detail, icon, target: { kind: 'page', to } }] : [];
  });
  return items.slice(0, MAX_RECENT_ITEMS);
}
