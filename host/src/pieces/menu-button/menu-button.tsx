import { type ReactNode, useId } from 'react';
import styles from './menu-button.module.css';
import { useMenuButton } from './use-menu-button.ts';

export interface MenuChoice {
  readonly key: string;
  readonly label: ReactNode;
  /** Language of the label, where it is not the page's. */
  readonly lang?: string;
  readonly icon?: ReactNode;
  /** In a menu of which one entry is in force: whether it is this one. */
  readonly isCurrent?: boolean;
  readonly choose: () => void;
}

interface MenuButtonProps {
  /** Accessible name of the button. */
  readonly name: string;
  readonly children: ReactNode;
  readonly choices: readonly MenuChoice[];
  /** Whether a mouse opens it by coming near. No unless said. */
  readonly opensOnHover?: boolean;
}

/** A button with a menu under its end edge. */
export function MenuButton({ name, children, choices, opensOnHover = false }: MenuButtonProps) {
  const id = useId();
  const { isOpen, root, button, menu, toggle, close, moveByKey } = useMenuButton(opensOnHover);
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
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          className={styles.menu}
          onKeyDown={moveByKey}
        >
          {choices.map((choice) => (
            <button
              key={choice.key}
              type="button"
              tabIndex={-1}
              className={styles.item}
              onClick={() => {
                close();
                choice.choose();
              }}
              {...(choice.isCurrent === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': choice.isCurrent })}
            >
              {choice.icon}
              <span lang={choice.lang}>{choice.label}</span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
