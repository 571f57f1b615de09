import { useEffect, useEffectEvent } from 'react';

interface Neighbors {
  /** Show the record above or below in the list. Undefined at the ends of the list. */
  readonly showPrevious: (() => void) | undefined;
  readonly showNext: (() => void) | undefined;
}

/** Shows the record above on K and the one below on J, unless the user types into a field. */
export function useNeighborKeys({ showPrevious, showNext }: Neighbors): void {
  const showByKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || isTextField(target)) return;
    if (key === 'k') showPrevious?.();
    else if (key === 'j') showNext?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => showByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
