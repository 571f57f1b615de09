import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';

/**
 * Returns the event handlers of a select. They open the list on the events on which a browser opens the native list. On
 * a touch screen, the browser opens the native list.
 */
export function useOpening(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const isTouch = useRef(false);
  const open = (event: KeyboardEvent | MouseEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    setOpen(true);
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch';
    },
    onMouseDown: (event: MouseEvent<HTMLSelectElement>) => {
      if (event.button !== 0 || isTouch.current) return;
      event.preventDefault();
      event.currentTarget.focus();
      setOpen(!isOpen);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp' || event.key === 'F4') open(event);
    },
    // Not on key down: a form or a cell of a table may handle the Enter key there, and then prevents the key press.
    onKeyPress: (event: KeyboardEvent) => {
      if (event.key === ' ' || event.key === 'Enter') open(event);
    },
  };
}
