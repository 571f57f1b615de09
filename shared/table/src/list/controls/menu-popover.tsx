import { Popover, type PopoverProps } from '@atrium/ui/data';
import { IconCheck } from '@atrium/ui/shell';
import type { KeyboardEvent } from 'react';
import styles from './menu-popover.module.css';

interface MenuChoice {
  readonly key: string;
  readonly label: string;
  readonly isDangerous?: boolean;
  /** Whether this is the current choice. Undefined for a command. */
  readonly isChosen?: boolean;
  choose(): void;
}

interface MenuPopoverProps extends Omit<PopoverProps, 'children'> {
  readonly choices: readonly MenuChoice[];
}

/** A popover with commands or choices; arrow keys, Home and End move through them. */
export function MenuPopover({ label, trigger, choices }: MenuPopoverProps) {
  const hasMarks = choices.some(({ isChosen }) => isChosen !== undefined);
  return (
    <Popover label={label} trigger={trigger}>
      {(close) => (
        <div className={styles.menu} role="menu" aria-label={label} tabIndex={-1} onKeyDown={moveFocus}>
          {choices.map(({ key, label: text, isDangerous = false, isChosen, choose }) => (
            <button
              key={key}
              type="button"
              className={styles.item}
              data-dangerous={isDangerous}
              {...(isChosen === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': isChosen })}
              onClick={() => {
                close();
                choose();
              }}
            >
              {hasMarks ? (
                <span className={styles.mark}>{isChosen ? <IconCheck aria-hidden /> : null}</span>
              ) : null}
              {text}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: Math.max(current, 0) - 1 + items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target % items.length]?.focus();
}
