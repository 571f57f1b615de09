import { findPosition, type PopupSide } from './find-position.ts';

/** An element, or a point of the window, measured from its left and top edge. */
export type PopupAnchor = HTMLElement | { readonly x: number; readonly y: number };

/** Moves a popup to its anchor, and passes the available space and the anchor's width to its style sheet. */
export function placePopup(popup: HTMLElement, anchor: PopupAnchor, side: PopupSide, gap: number): void {
  const around =
    anchor instanceof HTMLElement ? anchor.getBoundingClientRect() : new DOMRect(anchor.x, anchor.y);
  popup.style.setProperty('--popup-anchor', `${around.width}px`);
  popup.style.removeProperty('--popup-room');
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { x, y, room } = findPosition({
    anchor: around,
    popup: { width: popup.offsetWidth, height: popup.offsetHeight },
    window: { width, height },
    side,
    gap,
    isRightToLeft: getComputedStyle(popup).direction === 'rtl',
  });
  popup.style.setProperty('--popup-room', `${room}px`);
  popup.style.left = `${x}px`;
  popup.style.top = `${y}px`;
}
