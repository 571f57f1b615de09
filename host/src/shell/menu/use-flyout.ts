import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useDismissal } from './use-dismissal.ts';
import type { OpenGroups } from './use-open-groups.ts';

/** How long the mouse may be away before what it has opened closes, in milliseconds. */
const GRACE = 200;

/** The space above and below a panel, in pixels. */
const MARGIN = 8;

interface Flyout {
  readonly isOpen: boolean;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly press: () => void;
  readonly hover: (event: PointerEvent) => void;
  readonly leave: () => void;
}

/**
 * A panel next to its button. A click opens and closes it. Hovering opens it, and it closes after the mouse leaves,
 * unless the button was clicked meanwhile.
 */
export function useFlyout(groups: OpenGroups, path: string): Flyout {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isHovered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = groups.isOpen(path);

  useEffect(() => {
    if (!isOpen) isHovered.current = false;
    return () => clearTimeout(timer.current);
  }, [isOpen]);

  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = (): void => placeBeside(button.current, panel.current);
    place();
    // The menu, or the page with it, may scroll under the panel.
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', place, { capture: true });
  }, [isOpen]);

  useDismissal(isOpen, root, (by) => {
    groups.toggle(path);
    if (by === 'escape') button.current?.focus();
  });

  return {
    isOpen,
    root,
    button,
    panel,
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
  };
}

/** Aligns the panel with the top of the button, unless it would extend beyond the window's end. */
function placeBeside(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (!button || !panel) return;
  const lowest = window.innerHeight - panel.offsetHeight - MARGIN;
  const top = Math.max(MARGIN, Math.min(button.getBoundingClientRect().top, lowest));
  panel.style.insetBlockStart = `${top}px`;
}
