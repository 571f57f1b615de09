import { deploymentAtom, useAppAtomValue } from '@atrium/runtime';
import { Logo } from '@atrium/ui/base';
import type { ReactNode } from 'react';
import { LocalePicker } from '../locale-picker/locale-picker.tsx';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import styles from './sign-in-layout.module.css';
import { SignInStory } from './sign-in-story.tsx';

interface SignInLayoutProps {
  readonly title: ReactNode;
  /** One line of text under the title. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** A link to another page, below the form. */
  readonly footer?: ReactNode;
}

/**
 * The layout of the pages for sign-in, registration and passwords: the console's description at the start side, the
 * form at the end side.
 */
export function SignInLayout({ title, description, children, footer }: SignInLayoutProps) {
  const { name } = useAppAtomValue(deploymentAtom);
  return (
    <div className={styles.layout}>
      <SignInStory name={name} />
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
          {description ? <p className={styles.description}>{description}</p> : null}
          {children}
          {footer ? <p className={styles.footer}>{footer}</p> : null}
        </main>
      </div>
    </div>
  );
}
