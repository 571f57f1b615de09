import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** The distance of a move with an arrow key, in pixels. */
const STEP = 16;
/** How much of a dialog stays on screen, so that the user can drag it back; in pixels. */
const MIN_VISIBLE = 64;

const STEPS: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface Drag {
  /** For the element that moves. */
  readonly style: CSSProperties;
  /** For the element by which the user drags it. */
  readonly handle: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
  /** For the button that moves it with the arrow keys. */
  readonly keys: { onKeyDown(event: KeyboardEvent<HTMLElement>): void };
}

/** Lets the user move a dialog. A part of its header always stays on the screen. */
export function useDrag(): Drag {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const pointer = useRef<Offset>(undefined);
  const move = (element: HTMLElement, change: Offset) =>
    setOffset((current) =>
      limitOffset(element, current, { x: current.x + change.x, y: current.y + change.y }),
    );
  const release = () => {
    pointer.current = undefined;
  };
  return {
    style: { translate: `${offset.x}px ${offset.y}px` },
    handle: {
      onPointerDown: (event) => {
        // The other buttons of the header do not drag the dialog.
        if (event.button !== 0 || (event.target as Element).closest('button:not([data-drag])')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event) => {
        if (!pointer.current) return;
        const { x, y } = pointer.current;
        pointer.current = { x: event.clientX, y: event.clientY };
        move(event.currentTarget, { x: event.clientX - x, y: event.clientY - y });
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
    keys: {
      onKeyDown: (event) => {
        const step = STEPS[event.key];
        if (!step) return;
        event.preventDefault();
        move(event.currentTarget, step);
      },
    },
  };
}

/** Limits `next` so that enough of the element stays in the window. `current` is the offset that it has now. */
function limitOffset(element: HTMLElement, current: Offset, next: Offset): Offset {
  const { top, left, right } = element.getBoundingClientRect();
  const y = Math.min(Math.max(next.y, current.y - top), current.y + window.innerHeight - MIN_VISIBLE - top);
  const x = Math.min(
    Math.max(next.x, current.x + MIN_VISIBLE - right),
    current.x + window.innerWidth - MIN_VISIBLE - left,
  );
  return { x, y };
}
