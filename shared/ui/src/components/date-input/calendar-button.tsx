import IconCalendar from '@arco-design/web-react/icon/react-icon/IconCalendar';
import { type ReactNode, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { Popup } from '../popup/popup.tsx';
import { isTouchScreen } from './date-box.tsx';
import styles from './date-input.module.css';

interface CalendarButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  /** The frame of the control, under which the calendar opens. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a calendar under its control. Touch screens do not show it, because they have a native picker.
 */
export function CalendarButton({ label, isDisabled, frame, children }: CalendarButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  if (isTouchScreen()) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.openButton}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      >
        <IconCalendar aria-hidden />
      </button>
      {isOpen ? (
        <Popup
          id={id}
          role="dialog"
          aria-label={label}
          className={styles.popup}
          anchor={() => frame.current}
          onDismiss={(reason) => (reason === 'escape' ? close() : setOpen(false))}
        >
          <Suspense>{children(close)}</Suspense>
        </Popup>
      ) : null}
    </>
  );
}
