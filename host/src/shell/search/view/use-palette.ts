import { type KeyboardEvent, useState } from 'react';
import type { FoundGroup } from '../find/find-groups.ts';
import type { SearchItem } from '../search-item.ts';

interface PaletteState {
  /** The item that Enter chooses. Undefined only when nothing is offered. */
  readonly active: SearchItem | undefined;
  readonly setActiveId: (id: string) => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

/**
 * Returns the active item, and a key handler. The up and down keys activate another item and wrap
 * around. Enter chooses the active item. If the active item is no longer offered, the first one
 * becomes active.
 */
export function usePalette(groups: readonly FoundGroup[], choose: (item: SearchItem) => void): PaletteState {
  const [activeId, setActiveId] = useState<string>();
  const items = groups.flatMap((group) => group.items.map(({ item }) => item));
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === activeId),
  );
  const active = items[index];

  function handleKey(event: KeyboardEvent): void {
    // While an input method is composing, its keys are not handled here.
    if (event.nativeEvent.isComposing || !active) return;
    const next = findNextIndex(event.key, index, items.length);
    if (next !== undefined) setActiveId(items[next]?.id);
    else if (event.key === 'Enter') choose(active);
    else return;
    event.preventDefault();
  }

  return { active, setActiveId, handleKey };
}

function findNextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    default:
      return undefined;
  }
}
