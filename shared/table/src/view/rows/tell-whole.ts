import type { PointerEvent } from 'react';
import styles from './rows.module.css';

/** Tells the whole of a text in a tooltip, where its cell cuts it off. For all cells of a table at once. */
export function tellWhole({ target }: PointerEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement) || !target.classList.contains(styles.cut ?? '')) return;
  if (target.scrollWidth > target.clientWidth) target.title = target.textContent;
  else target.removeAttribute('title');
}
