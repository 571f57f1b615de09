const GAP = 4;
const MARGIN = 8;

/** Places a popover under its button, or above it if there is more space; always completely inside the window. */
export function placePanel(panel: HTMLElement, anchor: HTMLElement): void {
  const around = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const wanted = isRightToLeft ? around.right - width : around.left;
  const left = Math.max(MARGIN, Math.min(wanted, window.innerWidth - width - MARGIN));
  const below = around.bottom + GAP;
  const above = around.top - GAP - height;
  const isBelow = below + height <= window.innerHeight - MARGIN || above < MARGIN;
  panel.style.left = `${left}px`;
  panel.style.top = `${isBelow ? below : above}px`;
}
