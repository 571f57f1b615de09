import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from './shortcut.ts';

/** Calls back when somebody asks for the search by keys, unless a dialog must be answered first. */
export function useShortcut(press: () => void): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open], [aria-modal="true"]')) onPress();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
