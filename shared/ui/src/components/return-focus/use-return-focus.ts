import { useLayoutEffect } from 'react';

/** Gives the focus back to what opened a dialog once it is closed. */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      // The dialog holds the focus until its own clean-up has run.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [isOpen]);
}
