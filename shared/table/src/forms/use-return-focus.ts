import { useLayoutEffect } from 'react';

/** Gives the focus back, once the calling dialog is gone, to what had it before. */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      // The dialog holds the focus until its own clean-up has run.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, []);
}
