import { useStore } from 'jotai';
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { moveTabAtom } from '../state/order-atoms.ts';
import { tabsAtom } from '../state/tabs-atom.ts';
import { getRowDirection } from './measure-strip.ts';

/** How far a pointer must move to drag instead of click, in pixels. */
const DRAG_THRESHOLD = 6;

/**
 * Reorders tabs by dragging with a mouse or pen. The others make space during the drag, and Escape cancels it. A finger
 * scrolls the row instead, and moves tabs with their menu.
 */
export function useTabDrag(strip: RefObject<HTMLElement | null>) {
  const store = useStore();
  const [dragged, setDragged] = useState<string>();
  const hasDragged = useRef(false);

  function grab(event: PointerEvent, id: string): void {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const start = store.get(tabsAtom).tabs.findIndex((tab) => tab.id === id);
    const from = event.clientX;
    const end = new AbortController();
    let isDragging = false;
    hasDragged.current = false;

    const drag = ({ clientX }: { readonly clientX: number }): void => {
      if (!isDragging && Math.abs(clientX - from) < DRAG_THRESHOLD) return;
      isDragging = true;
      setDragged(id);
      const to = findDropPosition(strip.current, id, clientX);
      if (store.get(tabsAtom).tabs[to]?.id !== id) store.set(moveTabAtom, id, to);
    };
    const drop = (): void => {
      hasDragged.current = isDragging;
      setDragged(undefined);
      end.abort();
    };
    const cancel = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      store.set(moveTabAtom, id, start);
      drop();
    };
    window.addEventListener('pointermove', drag, { signal: end.signal });
    window.addEventListener('pointerup', drop, { signal: end.signal });
    window.addEventListener('pointercancel', drop, { signal: end.signal });
    window.addEventListener('keydown', cancel, { signal: end.signal });
  }

  return {
    dragged,
    grab,
    /** The end of a drag is not a click on the tab. */
    swallowClick(event: MouseEvent): void {
      if (hasDragged.current && event.detail > 0) event.stopPropagation();
      hasDragged.current = false;
    },
  };
}

/** Returns the position of a dragged tab: after all tabs whose center the pointer has passed. */
function findDropPosition(row: HTMLElement | null, id: string, x: number): number {
  if (!row) return 0;
  const direction = getRowDirection(row);
  const others = [...row.querySelectorAll<HTMLElement>('[data-tab]')].filter((tab) => tab.dataset.tab !== id);
  return others.filter((tab) => {
    const { left, width } = tab.getBoundingClientRect();
    return (x - (left + width / 2)) * direction > 0;
  }).length;
}
