import { Popup } from '@atrium/ui/base';
import { type KeyboardEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { findItemByKey, listItems } from './find-item-by-key.ts';
import styles from './menu-button.module.css';
import { type MenuChoice, MenuItems } from './menu-items.tsx';

interface ContextMenuProps {
  /** Accessible name. */
  readonly name: string;
  /** The position of the menu, measured from the window's left and top edge. */
  readonly x: number;
  readonly y: number;
  readonly choices: readonly MenuChoice[];
  /**
   * Called when the menu must disappear. The focus is then on the element that had it before, unless the user has
   * pressed or focused another element.
   */
  readonly onClose: () => void;
}

/** A menu at a point of the window, such as a context menu. */
export function ContextMenu({ name, x, y, choices, onClose }: ContextMenuProps) {
  const opener = useRef<Element>(null);

  function close(): void {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  }

  function moveByKey(event: KeyboardEvent<HTMLElement>): void {
    const next = findItemByKey(event.key, event.currentTarget);
    next?.focus();
    if (event.key === 'Tab') close();
    else if (!next) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return createPortal(
    <Popup
      role="menu"
      tabIndex={-1}
      aria-label={name}
      className={styles.menu}
      anchor={() => ({ x, y })}
      gap={0}
      focus={(menu) => {
        opener.current = document.activeElement;
        return listItems(menu)[0];
      }}
      onDismiss={onClose}
      onKeyDown={moveByKey}
    >
      <MenuItems choices={choices} close={close} />
    </Popup>,
    document.body,
  );
}
