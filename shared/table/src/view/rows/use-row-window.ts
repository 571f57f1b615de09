import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type RowWindow, rowWindow } from '../../core/row-window.ts';
import type { RowQuery } from '../../definition.ts';

interface ScrolledWindow {
  readonly ref: RefObject<HTMLElement | null>;
  onScroll(): void;
  readonly window: RowWindow;
}

/** What is seen before anything was measured: about a screen. */
const FIRST_HEIGHT = 800;

/**
 * The window of rows that a frame shows, as it is scrolled and resized. It renders anew only when the rows change.
 * Another question begins at its first row; the same one, asked again, stays where it was read.
 */
export function useRowWindow(query: RowQuery, count: number, rowHeight: number): ScrolledWindow {
  const ref = useRef<HTMLElement>(null);
  const [view, setView] = useState({ scrolled: 0, height: FIRST_HEIGHT });
  const window = rowWindow({ ...view, rowHeight, count });

  const measure = useCallback(() => {
    const frame = ref.current;
    if (!frame) return;
    const seen = { scrolled: frame.scrollTop, height: frame.clientHeight || FIRST_HEIGHT };
    setView((held) => (isSameWindow(held, seen, rowHeight, count) ? held : seen));
  }, [rowHeight, count]);

  useEffect(() => {
    const frame = ref.current;
    if (!frame) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [measure]);

  // Compared, for a hidden pane that is shown again runs its effects again.
  const asked = useRef(query);
  useEffect(() => {
    if (asked.current === query) return;
    asked.current = query;
    if (ref.current) ref.current.scrollTop = 0;
    measure();
  }, [query, measure]);

  return { ref, onScroll: measure, window };
}

type View = { readonly scrolled: number; readonly height: number };

function isSameWindow(one: View, other: View, rowHeight: number, count: number): boolean {
  const [held, next] = [rowWindow({ ...one, rowHeight, count }), rowWindow({ ...other, rowHeight, count })];
  return held.start === next.start && held.end === next.end;
}
