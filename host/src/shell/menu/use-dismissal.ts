import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes an element that floats over the page on Escape, on a click outside, and when the focus leaves. */
export function useDismissal(
  isFloating: boolean,
  root: RefObject<HTMLElement | null>,
  dismiss: (by: 'escape' | 'elsewhere') => void,
): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!isFloating) return;
    const byKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    const fromElsewhere = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onDismiss('elsewhere');
    };
    document.addEventListener('keydown', byKey);
    document.addEventListener('pointerdown', fromElsewhere);
    document.addEventListener('focusin', fromElsewhere);
    return () => {
      document.removeEventListener('keydown', byKey);
      document.removeEventListener('pointerdown', fromElsewhere);
      document.removeEventListener('focusin', fromElsewhere);
    };
  }, [isFloating, root]);
}
