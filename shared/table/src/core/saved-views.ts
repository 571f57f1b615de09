import { type AddressQuery, truncateEnd } from '@atrium/contract';
import type { infer as Infer } from 'zod/mini';
import { array, maxLength, minLength, object, optional, record, string } from 'zod/mini';

export const VIEW_NAME_LENGTH = 40;
const MAX_VIEWS = 30;

const savedViewSchema = object({
  id: string(),
  name: string().check(minLength(1), maxLength(VIEW_NAME_LENGTH)),
  /** Filters, order, columns and density as a query stores them; without the page. */
  query: record(string(), string()),
});

export type SavedView = Infer<typeof savedViewSchema>;

/** A user's saved views of one table. The default view is shown when the list opens without filters. */
export const savedViewsSchema = object({ views: array(savedViewSchema), defaultId: optional(string()) });

export type SavedViews = Infer<typeof savedViewsSchema>;

export const NO_VIEWS: SavedViews = { views: [] };

/**
 * Saves a view under a name. A view of that name is replaced and keeps its id. Beyond the limit, the oldest view is
 * removed.
 */
export function saveView(saved: SavedViews, name: string, query: AddressQuery): SavedViews {
  const trimmed = truncateEnd(name.trim(), VIEW_NAME_LENGTH);
  const existing = saved.views.find((view) => view.name === trimmed);
  const view = { id: existing?.id ?? nextId(saved.views), name: trimmed, query: { ...query } };
  if (existing) return { ...saved, views: saved.views.map((other) => (other === existing ? view : other)) };
  return { ...saved, views: [...saved.views, view].slice(-MAX_VIEWS) };
}

export function removeView({ views, defaultId }: SavedViews, id: string): SavedViews {
  const remainingViews = views.filter((view) => view.id !== id);
  return defaultId === undefined || defaultId === id
    ? { views: remainingViews }
    : { views: remainingViews, defaultId };
}

/** Makes a view the default, or clears the default if the view is already the default. */
export function toggleDefaultView({ views, defaultId }: SavedViews, id: string): SavedViews {
  return defaultId === id ? { views } : { views, defaultId: id };
}

export function findDefaultView({ views, defaultId }: SavedViews): SavedView | undefined {
  return views.find(({ id }) => id === defaultId);
}

/** Returns whether a query shows a view as it was saved. */
export function isShowing(view: SavedView, query: AddressQuery): boolean {
  const keys = new Set([...Object.keys(view.query), ...Object.keys(query)]);
  return [...keys].every((key) => (view.query[key] ?? '') === (query[key] ?? ''));
}

function nextId(views: readonly SavedView[]): string {
  return String(1 + Math.max(0, ...views.map(({ id }) => Number(id) || 0)));
}
