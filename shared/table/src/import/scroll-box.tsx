import type { ReactNode } from 'react';
import importStyles from './import.module.css';

interface ScrollBoxProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Without a focusable element, keyboard users could not scroll the box. */
const SCROLLABLE = { tabIndex: 0 };

/** A wide or long table with its own scrollbars. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    <section className={importStyles.scroll} aria-label={label} {...SCROLLABLE}>
      {children}
    </section>
  );
}
