import { useEffect, useLayoutEffect, useRef } from 'react';

const WRAPPER = '.arco-modal-wrapper, .arco-drawer-wrapper';

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
      if (event.key !== 'Escape' || event.isComposing || layers.at(-1) !== layer) return;
      if (document.activeElement !== opener && !isBesideContent(document.activeElement)) return;
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

/** The body, or the box around a layer: Arco focuses that first, and does not hear keys there. */
function isBesideContent(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches(WRAPPER);
}
