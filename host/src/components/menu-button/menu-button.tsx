import { Popup } from '@atrium/ui/base';
import { type ReactNode, useId } from 'react';
import styles from './menu-button.module.css';
import { type MenuChoice, MenuItems } from './menu-items.tsx';
import { useMenuButton } from './use-menu-button.ts';

interface MenuButtonProps {
  /** Accessible name of the button. */
  readonly name: string;
  readonly children: ReactNode;
  readonly choices: readonly MenuChoice[];
  /** Whether the menu opens on hover. Defaults to no. */
  readonly opensOnHover?: boolean;
}

/** A button that opens a menu below it. The end edge of the menu is aligned with that of the button. */
export function MenuButton({ name, children, choices, opensOnHover = false }: MenuButtonProps) {
  const id = useId();
  const { isOpen, root, button, toggle, close, dismiss, moveByKey } = useMenuButton(opensOnHover);
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        onKeyDown={moveByKey}
      >
        {children}
      </button>
      {isOpen ? (
        <Popup
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className={styles.menu}
          anchor={() => button.current}
          side="below-end"
          // Without a gap, a mouse that moves from the button into the menu is always over one of them.
          gap={0}
          onDismiss={dismiss}
          onKeyDown={moveByKey}
        >
          <MenuItems choices={choices} close={close} />
        </Popup>
      ) : null}
    </div>
  );
}
