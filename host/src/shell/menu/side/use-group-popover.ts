import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { OpenGroups } from './use-open-groups.ts';

/** How long the mouse may be away before what it has opened closes, in milliseconds. */
const GRACE = 200;

interface GroupPopoverState {
  readonly isOpen: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly press: () => void;
  readonly hover: (event: PointerEvent) => void;
  readonly leave: () => void;
  readonly dismiss: () => void;
}

/**
 * A panel next to its button. A click opens and closes it. Hovering opens it, and it closes after the mouse leaves,
 * unless the button was clicked meanwhile.
 */
export function useGroupPopover(groups: OpenGroups, path: string): GroupPopoverState {
  const button = useRef<HTMLButtonElement>(null);
  const isHovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = groups.isOpen(path);

  useEffect(() => {
    if (!isOpen) isHovered.current = false;
    return () => clearTimeout(timer.current);
  }, [isOpen]);

  return {
    isOpen,
    button,
    press() {
      if (!(isOpen && isHovered.current)) groups.toggle(path);
      isHovered.current = false;
    },
    hover({ pointerType }) {
      clearTimeout(timer.current);
      if (pointerType !== 'mouse' || isOpen) return;
      isHovered.current = true;
      groups.toggle(path);
    },
    leave() {
      if (!isHovered.current) return;
      timer.current = setTimeout(() => {
        isHovered.current = false;
        groups.toggle(path);
      }, GRACE);
    },
    dismiss: () => groups.toggle(path),
  };
}
