import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from './shortcut.ts';

/** Dialogs of hidden pages are in the document too, unseen. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('dialog[open], [aria-modal="true"]');
  return [...dialogs].some((dialog) => dialog.checkVisibility());
}

/** Calls back when somebody asks for the search by keys, unless a dialog must be answered first. */
export function useShortcut(press: () => void): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!isDialogOpen()) onPress();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
