import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RowQuery } from '../../core/index.ts';
import { findRowWindow, type RowWindow } from './find-row-window.ts';

/** Returns the assumed visible height in pixels before the frame is measured: the maximum that its style allows. */
const getAssumedHeight = () => Math.max(420, globalThis.innerHeight - 220);

/**
 * Returns the window of rows in a frame that scrolls and resizes. The caller renders again only when the window
 * contains other rows. A new query starts at its first row; a repeated query keeps its scroll position.
 */
export function useRowWindow(
  frame: RefObject<HTMLElement | null>,
  query: RowQuery,
  count: number,
  rowHeight: number,
): RowWindow {
  const [view, setView] = useState<View>(() => ({
    scrollOffset: 0,
    height: getAssumedHeight(),
    rendersAhead: false,
  }));

  const measure = useCallback(() => {
    const box = frame.current;
    if (!box) return;
    const next = {
      scrollOffset: box.scrollTop,
      height: box.clientHeight || getAssumedHeight(),
      rendersAhead: true,
    };
    setView((current) => (isSameWindow(current, next, rowHeight, count) ? current : next));
  }, [frame, rowHeight, count]);

  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    // The observer also calls `measure` once after the next layout, in case of a scroll before the listener was added.
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [frame, measure]);

  // Compares queries, because a hidden pane that is shown again runs its effects again.
  const lastQuery = useRef(query);
  useEffect(() => {
    if (lastQuery.current === query) return;
    lastQuery.current = query;
    if (frame.current) frame.current.scrollTop = 0;
    measure();
  }, [frame, query, measure]);

  return findRowWindow({ ...view, rowHeight, count });
}

interface View {
  readonly scrollOffset: number;
  readonly height: number;
  /** False before the first measurement, so that the first rows appear sooner. See `findRowWindow`. */
  readonly rendersAhead: boolean;
}

function isSameWindow(currentView: View, nextView: View, rowHeight: number, count: number): boolean {
  const [current, next] = [
    findRowWindow({ ...currentView, rowHeight, count }),
    findRowWindow({ ...nextView, rowHeight, count }),
  ];
  return current.start === next.start && current.end === next.end;
}
