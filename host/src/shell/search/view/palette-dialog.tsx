import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './palette.module.css';

interface PaletteDialogProps {
  readonly close: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, closes by Escape, and gives the focus back to what had it.
 * A press beside it closes it too.
 */
export function PaletteDialog({ close, children }: PaletteDialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element goes: once it is out of the page it gives no focus back.
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
