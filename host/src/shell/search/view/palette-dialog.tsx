import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './palette.module.css';

interface PaletteDialogProps {
  readonly close: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's modal dialog. It traps the focus, closes on Escape, and returns the focus to the previous element. A
 * click outside also closes it.
 */
export function PaletteDialog({ close, children }: PaletteDialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, so that its cleanup closes the dialog before React removes it. A dialog that is removed while open
  // does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const closeFromOutside = (event: PointerEvent): void => {
      if (event.target === element) element.close();
    };
    element.addEventListener('pointerdown', closeFromOutside);
    return () => {
      element.removeEventListener('pointerdown', closeFromOutside);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t({ id: 'host.component.search.label', message: 'Search the console' })}
      onClose={close}
    >
      {children}
    </dialog>
  );
}
