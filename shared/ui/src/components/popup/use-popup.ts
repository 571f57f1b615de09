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
  /** Closes the popup. After Escape, the focus is on the anchor, or on the element that had it before. */
  onDismiss(by: 'escape' | 'outside'): void;
}

/** The open popups. Escape closes the last one. */
const open: HTMLElement[] = [];

/**
 * Shows an element as a popup: above everything else, at its anchor, and inside the window. It follows its anchor when
 * anything scrolls or changes its size. Escape, a press outside and a focus outside close it.
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
    const listening = new AbortController();
    const atOnce = { signal: listening.signal, capture: true };
    const follow = () => {
      const at = findAnchor();
      if (at) placePopup(element, at, side, gap);
    };
    const leave = ({ target }: Event) => {
      const at = findAnchor();
      const isInside =
        target instanceof Node && [element, at].some((one) => one instanceof Node && one.contains(target));
      if (!isInside) dismiss('outside');
    };
    open.push(element);
    // The top layer: no scrolling frame clips it. A browser without it shows a fixed box.
    if ('showPopover' in element) {
      element.popover = 'manual';
      element.showPopover();
    }
    follow();
    findFocus(element)?.focus();
    const sizes = new ResizeObserver(follow);
    for (const one of [element, findAnchor()]) if (one instanceof HTMLElement) sizes.observe(one);
    window.addEventListener('resize', follow, atOnce);
    document.addEventListener('scroll', (event) => event.target !== element && follow(), atOnce);
    document.addEventListener('pointerdown', leave, atOnce);
    document.addEventListener('focusin', leave, atOnce);
    // A press in a frame reaches only that frame.
    window.addEventListener(
      'blur',
      () => document.activeElement?.matches('iframe') && dismiss('outside'),
      atOnce,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== element) return;
        event.preventDefault();
        event.stopPropagation();
        const at = findAnchor();
        const target = at instanceof HTMLElement ? at : opener;
        if (target instanceof HTMLElement) target.focus();
        dismiss('escape');
      },
      atOnce,
    );
    return () => {
      open.splice(open.indexOf(element), 1);
      sizes.disconnect();
      listening.abort();
    };
  }, [popup, side, gap]);
}

/** An element, or a point of the window, measured from its left and top edge. */
type PopupAnchor = HTMLElement | { readonly x: number; readonly y: number };

/** Moves a popup to its anchor, and passes the available space and the anchor's width to its style sheet. */
function placePopup(popup: HTMLElement, anchor: PopupAnchor, side: PopupSide, gap: number): void {
  const around =
    anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : new DOMRect(anchor.x, anchor.y);
  popup.style.setProperty('--popup-anchor', `${around.width}px`);
  popup.style.removeProperty('--popup-max-height');
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { x, y, maxHeight } = findPosition({
    anchor: around,
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
