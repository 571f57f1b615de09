import { useEffect, useLayoutEffect, useRef } from 'react';

/** Layers that are open, the top one last. */
const layers: symbol[] = [];

/**
 * Closes the top layer by Escape while the focus has not reached it, or has left it for no other element. Arco's own
 * handling takes over once the focus is inside, which it is only after the layer has come in.
 */
export function useEscape(isOpen: boolean, close: (() => void) | undefined): void {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = Symbol('layer');
    const opener = document.activeElement;
    layers.push(layer);
    const closeByKey = (event: KeyboardEvent): void => {
      const focused = document.activeElement;
      const isOutside = focused === null || focused === document.body || focused === opener;
      if (event.key !== 'Escape' || event.isComposing || layers.at(-1) !== layer || !isOutside) return;
      event.stopImmediatePropagation();
      latestClose.current?.();
    };
    document.addEventListener('keydown', closeByKey, { capture: true });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('keydown', closeByKey, { capture: true });
    };
  }, [isOpen]);
}
