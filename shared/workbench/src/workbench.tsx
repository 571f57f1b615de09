import { isSignedInAtom, resolvedThemeAtom } from '@atrium/runtime';
import { NavLink } from '@atrium/ui/router';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { descriptor } from '#descriptor';
import { PageOutput } from './page-output.tsx';
import { RoutedPage } from './routed-page.tsx';
import { SessionSwitches } from './session-switches.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { ViewSwitches } from './view-switches.tsx';
import styles from './workbench.module.css';

/** Shows one remote alone: its pages, and switches for the language, the theme and the role. */
export function Workbench() {
  const isSignedIn = useAtomValue(isSignedInAtom);
  const theme = useAtomValue(resolvedThemeAtom);
  useLayoutEffect(() => document.body.setAttribute('arco-theme', theme), [theme]);

  return (
    <div className={styles.workbench}>
      <header className={styles.bar} lang="en">
        <strong>{descriptor.name}</strong>
        <ViewSwitches />
        {isSignedIn ? <SessionSwitches /> : null}
      </header>
      {isSignedIn ? <RouteLinks /> : null}
      <main className={styles.page}>{isSignedIn ? <RoutedPage /> : <SignInForm />}</main>
      <PageOutput />
    </div>
  );
}

/**
 * Links to the remote's routes. A route with parameters has no link. Users open it from other pages or the address bar.
 */
function RouteLinks() {
  const { i18n } = useLingui();
  return (
    <nav className={styles.routes} aria-label={descriptor.name}>
      {descriptor.routes.map(({ name, path, title }) =>
        path.includes(':') ? (
          <span key={name}>
            {i18n._(title)} <code dir="ltr">{path}</code>
          </span>
        ) : (
          <NavLink key={name} to={path} end>
            {i18n._(title)}
          </NavLink>
        ),
      )}
    </nav>
  );
}
