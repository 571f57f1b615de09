import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { OpenGroups } from './use-open-groups.ts';

/** The delay after which a popover that opened on hover closes when the mouse has left it, in milliseconds. */
const CLOSE_DELAY = 200;

interface GroupPopoverState {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly press: () => void;
  readonly hover: (event: PointerEvent) => void;
  readonly leave: () => void;
  readonly dismiss: () => void;
}

/**
 * Returns the state of a popover and its button. A click opens and closes it. Hovering opens it, and it closes after
 * the mouse leaves, unless the button was clicked meanwhile.
 */
export function useGroupPopover(groups: OpenGroups, path: string): GroupPopoverState {
  const button = useRef<HTMLButtonElement>(null);
  const isOpenByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = groups.isOpen(path);

  useEffect(() => {
    if (!isOpen) isOpenByHover.current = false;
    return () => clearTimeout(timer.current);
  }, [isOpen]);

  return {
    isOpen,
    button,
    press() {
      // If hovering opened the popover, the first press only lets it stay open without the mouse.
      if (!(isOpen && isOpenByHover.current)) groups.toggle(path);
      isOpenByHover.current = false;
    },
    hover({ pointerType }) {
      clearTimeout(timer.current);
      if (pointerType !== 'mouse' || isOpen) return;
      isOpenByHover.current = true;
      groups.toggle(path);
    },
    leave() {
      if (!isOpenByHover.current) return;
      timer.current = setTimeout(() => {
        isOpenByHover.current = false;
        groups.toggle(path);
      }, CLOSE_DELAY);
    },
    dismiss: () => groups.toggle(path),
  };
}
