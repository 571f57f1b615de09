import { textWidth } from '../../core/text-width.ts';
import { useTable } from '../../model.ts';

/** The maximum number of row actions shown as buttons; the rest is in a menu after them. */
export const PLAIN_ACTIONS = 3;

const PADDING = 30;
const MORE = 40;

/** Returns the width of the action column in pixels, from its labels; 0 without actions. */
export function useActionsWidth(): number {
  const { rowActions } = useTable<unknown>();
  if (rowActions.length === 0) return 0;
  const plain = rowActions.slice(0, PLAIN_ACTIONS);
  const labels = plain.reduce((width, { label }) => width + textWidth(label) + PADDING, 0);
  return Math.max(88, labels + 17 + (rowActions.length > plain.length ? MORE : 0));
}
