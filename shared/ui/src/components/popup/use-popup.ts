import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { findPosition, type PopupSide } from './find-position.ts';

export interface PopupOptions {
  /** Returns the element or the point at which the popup opens. */
  readonly anchor: () => PopupAnchor | null;
  /** Defaults to below. */
  readonly side?: PopupSide;
  /** The space between the anchor and the popup, in pixels. Defaults to 4. */
  readonly gap?: number;
  /** Returns the element of the popup that takes the focus when it opens. */
  readonly focus?: ((popup: HTMLElement) => HTMLElement | null | undefined) | undefined;
  /** Closes the popup. After Escape, the anchor has the focus, or the element that had it before the popup opened. */
  onDismiss(reason: 'escape' | 'outside'): void;
}

/** The open popups. Escape closes the last one. */
const openPopups: HTMLElement[] = [];

/**
 * Shows an element as a popup: above everything else, at its anchor, and inside the window. It follows its anchor when
 * a container scrolls or an element changes its size. Escape, a press outside and a focus outside close it.
 */
export function usePopup(popup: RefObject<HTMLElement | null>, options: PopupOptions): void {
  const { anchor, side = 'below', gap = 4, focus, onDismiss } = options;
  const findAnchor = useEffectEvent(anchor);
  const findFocus = useEffectEvent((element: HTMLElement) => focus?.(element));
  const dismiss = useEffectEvent(onDismiss);
  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return;
    const opener = document.activeElement;
    const listeners = new AbortController();
    const listenerOptions = { signal: listeners.signal, capture: true };
    const updatePosition = () => {
      const currentAnchor = findAnchor();
      if (currentAnchor) placePopup(element, currentAnchor, side, gap);
    };
    const dismissOutside = ({ target }: Event) => {
      const currentAnchor = findAnchor();
      const isInside =
        target instanceof Node &&
        [element, currentAnchor].some((node) => node instanceof Node && node.contains(target));
      if (!isInside) dismiss('outside');
    };
    openPopups.push(element);
    // A popover is in the browser's top layer, which no scrolling container clips. A browser without popovers shows a
    // fixed box.
    if ('showPopover' in element) {
      element.popover = 'manual';
      element.showPopover();
    }
    updatePosition();
    findFocus(element)?.focus();
    const sizes = new ResizeObserver(updatePosition);
    for (const node of [element, findAnchor()]) if (node instanceof HTMLElement) sizes.observe(node);
    window.addEventListener('resize', updatePosition, listenerOptions);
    document.addEventListener(
      'scroll',
      (event) => event.target !== element && updatePosition(),
      listenerOptions,
    );
    document.addEventListener('pointerdown', dismissOutside, listenerOptions);
    document.addEventListener('focusin', dismissOutside, listenerOptions);
    // A press in a frame sends no pointer event to the page, but moves the focus from the window to the frame.
    window.addEventListener(
      'blur',
      () => document.activeElement?.matches('iframe') && dismiss('outside'),
      listenerOptions,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing || openPopups.at(-1) !== element) return;
        event.preventDefault();
        event.stopPropagation();
        const currentAnchor = findAnchor();
        const target = currentAnchor instanceof HTMLElement ? currentAnchor : opener;
        if (target instanceof HTMLElement) target.focus();
        dismiss('escape');
      },
      listenerOptions,
    );
    return () => {
      openPopups.splice(openPopups.indexOf(element), 1);
      sizes.disconnect();
      listeners.abort();
    };
  }, [popup, side, gap]);
}

/** An element, or a point of the window, measured from its left and top edge. */
type PopupAnchor = HTMLElement | { readonly x: number; readonly y: number };

/** Moves a popup to its anchor, and passes the available space and the anchor's width to its style sheet. */
function placePopup(popup: HTMLElement, anchor: PopupAnchor, side: PopupSide, gap: number): void {
  const anchorRect =
    anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : new DOMRect(anchor.x, anchor.y);
  popup.style.setProperty('--popup-anchor-width', `${anchorRect.width}px`);
  popup.style.removeProperty('--popup-max-height');
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { x, y, maxHeight } = findPosition({
    anchor: anchorRect,
    popup: { width: popup.offsetWidth, height: popup.offsetHeight },
    window: { width, height },
    side,
    gap,
    isRightToLeft: getComputedStyle(popup).direction === 'rtl',
  });
  popup.style.setProperty('--popup-max-height', `${maxHeight}px`);
  popup.style.left = `${x}px`;
  popup.style.top = `${y}px`;
}
