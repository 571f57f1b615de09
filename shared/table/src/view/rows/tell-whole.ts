import type { PointerEvent } from 'react';

/** What has its tooltip from here, and may lose it again. */
const reported = new WeakSet<HTMLElement>();

/**
 * Tells the whole of a text in a tooltip where it is cut off, by its cell or by a piece of it. Whatever has a tooltip of
 * its own keeps that. For all cells of a table at once.
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
