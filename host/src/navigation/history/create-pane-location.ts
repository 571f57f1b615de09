import type { PaneLocation } from '@atrium/contract';
import type { Location } from '@atrium/ui/router';

/**
 * Converts a location of the browser to that of a pane. If the query repeats a key, the last value
 * counts.
 */
export function createPaneLocation(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  params: Readonly<Record<string, string>>,
): PaneLocation {
  return {
    path: pathname,
    fullPath: `${pathname}${search}`,
    params,
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

/** Returns a query with some values changed. An empty value removes its key. */
export function changeQueryString(search: string, change: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(change)) {
    if (value === '') query.delete(key);
    else query.set(key, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
