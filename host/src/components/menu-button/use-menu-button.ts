import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { itemByKey, itemsOf } from './item-by-key.ts';

interface MenuButtonState {
  readonly isOpen: boolean;
  /** Contains the button and the menu. A click outside it closes the menu. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly menu: RefObject<HTMLDivElement | null>;
  readonly toggle: () => void;
  /** Closes the menu and returns the focus to the button. */
  readonly close: () => void;
  readonly moveByKey: (event: KeyboardEvent) => void;
}

/**
 * A button that opens a menu and follows the menu button pattern: arrow keys, Home, End, Escape, Tab. It may also open
 * on hover, without taking the focus. It then closes when the mouse leaves, unless the button was pressed.
 */
export function useMenuButton(opensOnHover: boolean): MenuButtonState {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const isHovered = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    if (!isHovered.current) firstOf(itemsOf(menu.current))?.focus();
    const closeFromOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [isOpen]);

  useEffect(() => {
    const place = root.current;
    if (!opensOnHover || !place) return;
    const come = ({ pointerType }: PointerEvent): void => {
      if (button.current?.ariaExpanded === 'true' || pointerType !== 'mouse') return;
      isHovered.current = true;
      setIsOpen(true);
    };
    const go = (): void => {
      if (isHovered.current) setIsOpen(false);
      isHovered.current = false;
    };
    place.addEventListener('pointerenter', come);
    place.addEventListener('pointerleave', go);
    return () => {
      place.removeEventListener('pointerenter', come);
      place.removeEventListener('pointerleave', go);
    };
  }, [opensOnHover]);

  function toggle(): void {
    if (!isHovered.current) setIsOpen((was) => !was);
    isHovered.current = false;
  }

  function close(): void {
    isHovered.current = false;
    setIsOpen(false);
    button.current?.focus();
  }

  function moveByKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      return;
    }
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      setIsOpen(true);
    } else {
      const next = itemByKey(event.key, menu.current);
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  }

  return { isOpen, root, button, menu, toggle, close, moveByKey };
}

/** Returns the active entry, or else the first. */
function firstOf(items: readonly HTMLElement[]): HTMLElement | undefined {
  return items.find((item) => item.ariaChecked === 'true') ?? items[0];
}
