import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from './shortcut.ts';

/** The document also contains the invisible dialogs of hidden pages. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('dialog[open], [aria-modal="true"]');
  return [...dialogs].some((dialog) => dialog.checkVisibility());
}

/** Calls back when the user presses the shortcut, unless a dialog is open. */
export function useShortcut(press: () => void): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!isDialogOpen()) onPress();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
