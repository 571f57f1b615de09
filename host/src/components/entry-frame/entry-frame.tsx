import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { Logo } from '@atrium/ui/base';
import type { ReactNode } from 'react';
import { LocalePicker } from '../locale-picker/locale-picker.tsx';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import styles from './entry-frame.module.css';
import { EntryStory } from './entry-story.tsx';

interface EntryFrameProps {
  readonly title: ReactNode;
  /** One line of text under the title. */
  readonly line?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page before sign-in: the platform's description at the start side, the form at the end side. */
export function EntryFrame({ title, line, children }: EntryFrameProps) {
  const { name } = useAppAtomValue(deploymentAtom);
  return (
    <div className={styles.frame}>
      <EntryStory name={name} />
      <div className={styles.side}>
        <header className={styles.bar}>
          <p className={styles.brand}>
            <Logo />
            <span>{name}</span>
          </p>
          <LocalePicker />
          <ThemeSwitch />
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {line ? <p className={styles.line}>{line}</p> : null}
          {children}
        </main>
      </div>
    </div>
  );
}
