import type { MouseEvent } from 'react';

/** Elements that handle clicks on their own. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"], [contenteditable]';

/**
 * Returns the position of the table row that was clicked, from 0. Undefined if the click belongs to a control in it, or
 * if it ends a selection of text.
 */
export function findClickedPosition({
  target,
  currentTarget,
}: Pick<MouseEvent<HTMLElement>, 'target' | 'currentTarget'>): number | undefined {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS))
    return undefined;
  if (globalThis.getSelection()?.isCollapsed === false) return undefined;
  // A DOM without the property `ariaRowIndex` has only the attribute.
  const row = target.closest('tr')?.ariaRowIndex ?? target.closest('tr')?.getAttribute('aria-rowindex');
  // `aria-rowindex` counts from 1, and the header is the first row.
  return row ? Number(row) - 2 : undefined;
}
