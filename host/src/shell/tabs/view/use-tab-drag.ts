import { useStore } from 'jotai';
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { moveTabAtom } from '../state/order-atoms.ts';
import { tabsAtom } from '../state/tabs-atom.ts';
import { getRowDirection } from './measure-strip.ts';

/** How far a pointer must move to drag instead of click, in pixels. */
const DRAG_THRESHOLD = 6;

/**
 * Reorders tabs by dragging with a mouse or pen. The other tabs make space during the drag, and Escape cancels it. On
 * touch screens, dragging scrolls the row, and the menu of a tab moves it.
 */
export function useTabDrag(strip: RefObject<HTMLElement | null>) {
  const store = useStore();
  const [draggedId, setDraggedId] = useState<string>();
  const hasDragged = useRef(false);

  function grab(event: PointerEvent, id: string): void {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const startIndex = store.get(tabsAtom).tabs.findIndex((tab) => tab.id === id);
    const startX = event.clientX;
    const controller = new AbortController();
    let isDragging = false;
    hasDragged.current = false;

    const drag = ({ clientX }: { readonly clientX: number }): void => {
      if (!isDragging && Math.abs(clientX - startX) < DRAG_THRESHOLD) return;
      isDragging = true;
      setDraggedId(id);
      const to = findDropPosition(strip.current, id, clientX);
      if (store.get(tabsAtom).tabs[to]?.id !== id) store.set(moveTabAtom, id, to);
    };
    const drop = (): void => {
      hasDragged.current = isDragging;
      setDraggedId(undefined);
      controller.abort();
    };
    const cancel = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      store.set(moveTabAtom, id, startIndex);
      drop();
    };
    window.addEventListener('pointermove', drag, { signal: controller.signal });
    window.addEventListener('pointerup', drop, { signal: controller.signal });
    window.addEventListener('pointercancel', drop, { signal: controller.signal });
    window.addEventListener('keydown', cancel, { signal: controller.signal });
  }

  return {
    draggedId,
    grab,
    /** Prevents the end of a drag from clicking the tab. */
    suppressClick(event: MouseEvent): void {
      // A click by keyboard has the detail 0.
      if (hasDragged.current && event.detail > 0) event.stopPropagation();
      hasDragged.current = false;
    },
  };
}

/** Returns the position of a dragged tab: after all tabs whose center is before the pointer. */
function findDropPosition(row: HTMLElement | null, id: string, x: number): number {
  if (!row) return 0;
  const direction = getRowDirection(row);
  const others = [...row.querySelectorAll<HTMLElement>('[data-tab]')].filter((tab) => tab.dataset.tab !== id);
  return others.filter((tab) => {
    const { left, width } = tab.getBoundingClientRect();
    return (x - (left + width / 2)) * direction > 0;
  }).length;
}
