import { useLayoutEffect } from 'react';

/** When a dialog closes, moves the focus back to the element that had it when the dialog opened. */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      // The dialog traps the focus until its cleanup has run.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [isOpen]);
}
