import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width kept free for the button behind which the rest stands. */
const MORE_WIDTH = 88;

/** How many items of a list, side by side, find room in the element around it. Follows every change of their widths. */
export function useRoom(list: RefObject<HTMLElement | null>, count: number): number {
  const [room, setRoom] = useState(count);
  useLayoutEffect(() => {
    const items = count > 0 ? [...(list.current?.children ?? [])] : [];
    const around = list.current?.parentElement;
    if (!around) return;
    const measure = (): void => {
      const widths = items.map((item) => item.getBoundingClientRect().width);
      setRoom(fitting(widths, around.clientWidth));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [around, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, count]);
  return room;
}

/** How many of these widths fit one after the other; unless all do, room is left for the button. */
export function fitting(widths: readonly number[], available: number): number {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0));
  if ((ends.at(-1) ?? 0) <= available) return widths.length;
  return ends.filter((end) => end <= available - MORE_WIDTH).length;
}
