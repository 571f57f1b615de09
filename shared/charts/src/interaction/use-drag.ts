import { type PointerEvent, useState } from 'react';
import type { PixelPoint, StageModel } from './chart-model.ts';

/** The smallest distance of a drag, in pixels. A shorter one is a click. */
const MIN_DISTANCE = 6;

export interface Drag {
  readonly from: PixelPoint;
  readonly to: PixelPoint;
}

/**
 * Returns the pointer handlers of the stage, which is the area of a chart that reacts to the pointer. A move sets the
 * crosshair, and a drag selects the range to zoom into.
 */
export function useDrag({ area, selectsBox, moveTo, findIndex, zoomTo, action }: StageModel) {
  const [drag, setDrag] = useState<Drag>();
  const getPointerPoint = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): PixelPoint => {
    const box = currentTarget.getBoundingClientRect();
    return {
      x: Math.min(area.width, Math.max(0, clientX - box.left)),
      y: Math.min(area.height, Math.max(0, clientY - box.top)),
    };
  };
  const isLong = ({ from, to }: Drag) =>
    Math.abs(from.x - to.x) >= MIN_DISTANCE && (!selectsBox || Math.abs(from.y - to.y) >= MIN_DISTANCE);
  return {
    drag: drag && isLong(drag) ? drag : undefined,
    cancel: () => setDrag(undefined),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const from = getPointerPoint(event);
        moveTo(findIndex(from));
        setDrag({ from, to: from });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const to = getPointerPoint(event);
        moveTo(findIndex(to));
        if (drag) setDrag({ from: drag.from, to });
      },
      onPointerUp: ({ pointerType }: PointerEvent<HTMLElement>) => {
        const clickedIndex = drag && findIndex(drag.to);
        if (drag && isLong(drag)) zoomTo(drag.from, drag.to);
        // A tap shows the values, because a touchscreen cannot hover.
        else if (clickedIndex !== undefined && pointerType !== 'touch') action?.run(clickedIndex);
        setDrag(undefined);
      },
      onPointerCancel: () => setDrag(undefined),
    },
  };
}
