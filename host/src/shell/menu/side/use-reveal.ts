import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a menu, but not the page, until the entry of the current page is visible. Runs again whenever `occasion`
 * changes.
 */
export function useReveal(menu: RefObject<HTMLElement | null>, trigger: string): void {
  useLayoutEffect(() => {
    const entry = trigger ? [...(menu.current?.querySelectorAll('[aria-current]') ?? [])].at(-1) : undefined;
    if (!menu.current || !entry) return;
    const frame = menu.current.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    if (top < frame.top) menu.current.scrollTop -= frame.top - top;
    else if (bottom > frame.bottom) menu.current.scrollTop += bottom - frame.bottom;
  }, [menu, trigger]);
}
