import type { ReactNode } from 'react';
import styles from './image-result.module.css';

interface FindItemProps {
  readonly text: string;
  /** Its outline in the image is lit up while the pointer is on it, and the other way round. */
  readonly isActive: boolean;
  onActive(isActive: boolean): void;
  /** What else is known of it. */
  readonly children: ReactNode;
}

/** One text that was found in an image. */
export function FindItem({ text, isActive, onActive, children }: FindItemProps) {
  return (
    <li
      className={styles.find}
      data-active={isActive}
      onPointerEnter={() => onActive(true)}
      onPointerLeave={() => onActive(false)}
    >
      <span className={styles.text} dir="auto">
        {text}
      </span>
      {children}
    </li>
  );
}
