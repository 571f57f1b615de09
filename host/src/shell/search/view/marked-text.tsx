import type { ReactNode } from 'react';
import type { TextRange } from '../find/find-folded.ts';
import styles from './palette.module.css';

interface MarkedTextProps {
  readonly text: string;
  /** In order, without overlaps. */
  readonly ranges: readonly TextRange[];
}

/** A text with highlighted matches. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  let last = 0;
  for (const [start, end] of ranges) {
    parts.push(
      text.slice(last, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    last = end;
  }
  return (
    <>
      {parts}
      {text.slice(last)}
    </>
  );
}
