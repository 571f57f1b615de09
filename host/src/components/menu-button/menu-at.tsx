import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { itemByKey, itemsOf } from './item-by-key.ts';
import styles from './menu-button.module.css';
import { type MenuChoice, MenuItems } from './menu-items.tsx';

interface MenuAtProps {
  /** Accessible name. */
  readonly name: string;
  /** Where it opens, measured from the window's left and top edge. */
  readonly x: number;
  readonly y: number;
  readonly choices: readonly MenuChoice[];
  /** Called after it has closed and the focus has returned to where it was. */
  readonly onClose: () => void;
}

/** A menu at a point of the window, such as a context menu. It stays within the window. */
export function MenuAt({ name, x, y, choices, onClose }: MenuAtProps) {
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);

  useLayoutEffect(() => {
    const box = menu.current;
    if (!box) return;
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(0, Math.min(x, window.innerWidth - width))}px`;
    box.style.top = `${Math.max(0, Math.min(y, window.innerHeight - height))}px`;
  }, [x, y]);

  useEffect(() => {
    opener.current = document.activeElement;
    itemsOf(menu.current)[0]?.focus();
    const closeFromOutside = (event: Event): void => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    window.addEventListener('blur', onClose);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      window.removeEventListener('blur', onClose);
    };
  }, [onClose]);

  function close(): void {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  }

  function moveByKey(event: KeyboardEvent): void {
    const next = itemByKey(event.key, menu.current);
    next?.focus();
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (!next) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={name}
      className={`${styles.menu} ${styles.free}`}
      onKeyDown={moveByKey}
    >
      <MenuItems choices={choices} close={close} />
    </div>,
    document.body,
  );
}
