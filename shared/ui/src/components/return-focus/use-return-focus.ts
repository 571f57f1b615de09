import { useLayoutEffect } from 'react';

/** Returns the focus to the element that opened a dialog after the dialog closes. */
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
