import type { PointerEvent } from 'react';

/** Elements whose tooltip this code set, and can remove again. */
const elementsWithTooltip = new WeakSet<HTMLElement>();

/**
 * Shows the full text in a tooltip if the cell, or an element in it, truncates the text. An element with its own
 * tooltip keeps this tooltip. One listener serves all cells of a table.
 */
export function showFullText({ target }: Pick<PointerEvent<HTMLElement>, 'target'>): void {
  if (!(target instanceof HTMLElement)) return;
  const cell = target.closest('td, th');
  for (
    let element: HTMLElement | null = target;
    element && cell?.contains(element);
    element = element.parentElement
  ) {
    if (element.title !== '' && !elementsWithTooltip.has(element)) return;
    if (element.scrollWidth > element.clientWidth) {
      element.title = element.textContent;
      elementsWithTooltip.add(element);
      return;
    }
    element.removeAttribute('title');
  }
}
