import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width in pixels that is reserved for the button with the other items. */
const MORE_WIDTH = 88;

/**
 * Returns how many of the `count` items of a horizontal list fit into the element around it. Updates whenever their
 * widths change.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, count: number): number {
  const [fittingCount, setFittingCount] = useState(count);
  useLayoutEffect(() => {
    const items = count > 0 ? [...(list.current?.children ?? [])] : [];
    const container = list.current?.parentElement;
    if (!container) return;
    const measure = (): void => {
      const widths = items.map((item) => item.getBoundingClientRect().width);
      setFittingCount(countFitting(widths, container.clientWidth));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [container, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, count]);
  return fittingCount;
}

/** Returns how many of these widths fit one after the other. Reserves space for the button unless all of them fit. */
export function countFitting(widths: readonly number[], available: number): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
  if ((ends.at(-1) ?? 0) <= available) return widths.length;
  return ends.filter((end) => end <= available - MORE_WIDTH).length;
}
