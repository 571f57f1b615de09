import { useEffect, useId, useLayoutEffect, useRef } from 'react';

const WRAPPER = '.arco-modal-wrapper, .arco-drawer-wrapper';

/** Class names of the containers of the open layers. The top layer is last. */
const layers: string[] = [];

/**
 * Closes the top layer on Escape while the focus is outside its content: before the layer has opened, or after the
 * focus was lost. Arco handles the key when the focus is inside. Returns a class name for the container of the layer.
 */
export function useEscape(isOpen: boolean, close: () => void): string {
  const layer = `layer-${useId().replace(/\W/g, '')}`;
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  }, [close]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    layers.push(layer);
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || layers.at(-1) !== layer) return;
      if (document.activeElement !== opener && !isOutsideContent(layer, document.activeElement)) return;
      event.stopImmediatePropagation();
      latestClose.current();
    };
    document.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('keydown', closeOnEscape, { capture: true });
    };
  }, [isOpen, layer]);
  return layer;
}

/**
 * Returns whether the focus is on the page's body, on the container of the layer, or in a layer below. Any other
 * element counts as inside, because it may belong to a popup of the layer, and popups are outside the container.
 */
function isOutsideContent(layer: string, focused: Element | null): boolean {
  if (focused === null || focused === document.body) return true;
  const wrapper = focused.closest(WRAPPER);
  return wrapper !== null && (wrapper === focused || !wrapper.classList.contains(layer));
}
