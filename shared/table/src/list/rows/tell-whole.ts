import type { PointerEvent } from 'react';

/** Elements whose tooltip this code set, and can remove again. */
const reported = new WeakSet<HTMLElement>();

/**
 * Shows the full text in a tooltip if the cell, or an element in it, truncates it. An element with its own tooltip
 * keeps it. One listener serves all cells of a table.
 */
export function tellWhole({ target }: Pick<PointerEvent<HTMLElement>, 'target'>): void {
  if (!(target instanceof HTMLElement)) return;
  const cell = target.closest('td, th');
  for (let piece: HTMLElement | null = target; piece && cell?.contains(piece); piece = piece.parentElement) {
    if (piece.title !== '' && !reported.has(piece)) return;
    if (piece.scrollWidth > piece.clientWidth) {
      piece.title = piece.textContent;
      reported.add(piece);
      return;
    }
    piece.removeAttribute('title');
  }
}
