import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { findItemByKey, listItems } from './find-item-by-key.ts';

interface MenuButtonState {
  readonly isOpen: boolean;
  /** Contains the button and the menu. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Closes the menu and returns the focus to the button. */
  readonly close: () => void;
  /** Closes the menu and does not move the focus. */
  readonly dismiss: () => void;
  /** Opens the menu on Arrow Down. In the open menu, moves the focus on arrow keys, Home and End. */
  readonly moveByKey: (event: KeyboardEvent) => void;
}

/**
 * Returns the state of a button with a menu. It follows the menu button pattern: arrow keys, Home, End, Escape, Tab.
 * The menu may also open on hover, without taking the focus. It then closes when the mouse leaves, unless the button
 * was pressed.
 */
export function useMenuButton(opensOnHover: boolean): MenuButtonState {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpenByHover = useRef(false);

  useEffect(() => {
    if (isOpen && !isOpenByHover.current) findInitialItem(listItems(root.current))?.focus();
  }, [isOpen]);

  useEffect(() => {
    const element = root.current;
    if (!opensOnHover || !element) return;
    const openByPointer = ({ pointerType }: PointerEvent): void => {
      // The effect does not run again when `isOpen` changes, so the state is read from the button.
      if (button.current?.ariaExpanded === 'true' || pointerType !== 'mouse') return;
      isOpenByHover.current = true;
      setIsOpen(true);
    };
    const closeByPointer = (): void => {
      if (isOpenByHover.current) setIsOpen(false);
      isOpenByHover.current = false;
    };
    element.addEventListener('pointerenter', openByPointer);
    element.addEventListener('pointerleave', closeByPointer);
    return () => {
      element.removeEventListener('pointerenter', openByPointer);
      element.removeEventListener('pointerleave', closeByPointer);
    };
  }, [opensOnHover]);

  function toggle(): void {
    // If the menu is open by hover, the first press does not close it. The menu then also stays when the mouse leaves.
    if (!isOpenByHover.current) setIsOpen((wasOpen) => !wasOpen);
    isOpenByHover.current = false;
  }

  function dismiss(): void {
    isOpenByHover.current = false;
    setIsOpen(false);
  }

  function close(): void {
    dismiss();
    button.current?.focus();
  }

  function moveByKey(event: KeyboardEvent): void {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      setIsOpen(true);
    } else {
      const next = findItemByKey(event.key, root.current);
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  }

  return { isOpen, root, button, toggle, close, dismiss, moveByKey };
}

/** Returns the checked entry, or else the first one. */
function findInitialItem(items: readonly HTMLElement[]): HTMLElement | undefined {
  return items.find((item) => item.ariaChecked === 'true') ?? items[0];
}
