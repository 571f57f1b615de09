/** The entries of a menu, in order. */
export function listItems(menu: HTMLElement | null): readonly HTMLElement[] {
  return menu ? [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')] : [];
}

/** Returns the entry to which a key moves the focus. Returns `undefined` for other keys. */
export function findItemByKey(key: string, menu: HTMLElement | null): HTMLElement | undefined {
  const items = listItems(menu);
  const next = findIndexByKey(key, items.indexOf(document.activeElement as HTMLElement), items.length);
  return next === undefined ? undefined : items[next];
}

function findIndexByKey(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      // Without a focused entry, `current` is -1.
      return current > 0 ? current - 1 : count - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
