import type { MenuItem } from '@atrium/contract';
import { bodyHeightAtom, whenIdle } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useState } from 'react';

/** The smallest height of an entry, in pixels. */
const MIN_ENTRY_HEIGHT = 34;
/** The other entries are rendered at the first idle time after this many milliseconds. The page has priority. */
const DELAY = 1_000;

/**
 * Returns at first only the entries of a menu that fit into the window, and all entries when the browser is idle later.
 * Returns all entries at once if the entry of the current page is not among the first ones.
 *
 * @param currentPath The path of the entry of the current page, or of the outermost group that
 * contains this entry.
 */
export function useFirstEntries(
  items: readonly MenuItem[],
  currentPath: string | undefined,
): readonly MenuItem[] {
  const [showsAll, setShowsAll] = useState(false);
  const count = Math.ceil(useAtomValue(bodyHeightAtom) / MIN_ENTRY_HEIGHT);
  const isLong = items.length > count;
  useEffect(() => {
    if (!isLong) return undefined;
    return whenIdle(() => startTransition(() => setShowsAll(true)), DELAY);
  }, [isLong]);
  const isCurrentBelow = items.findIndex(({ path }) => path === currentPath) >= count;
  return showsAll || isCurrentBelow ? items : items.slice(0, count);
}
