import { type ReactNode, useEffect } from 'react';
import { useNavigationState } from '../navigation/history/use-navigation-state.ts';
import { HOST_ROUTES, UNKNOWN_TITLE } from '../navigation/routes/host-routes.ts';
import { matchRoute } from '../navigation/routes/known-route.ts';
import { DocumentTitle } from '../navigation/title/document-title.tsx';
import { useTranslateTitle } from '../navigation/title/use-translate-title.ts';
import styles from './standalone-page.module.css';

interface StandalonePageProps {
  readonly page: ReactNode;
  /** Whether the page has no layout and no `<main>` of its own. */
  readonly isBare?: boolean;
}

/** A page outside the shell. Its title comes from its address. */
export function StandalonePage({ page, isBare = false }: StandalonePageProps) {
  const translateTitle = useTranslateTitle();
  const { location } = useNavigationState();
  const title = matchRoute(HOST_ROUTES, location.pathname)?.route.title ?? UNKNOWN_TITLE;
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <DocumentTitle>{translateTitle(title)}</DocumentTitle>
      {isBare ? <main className={styles.bare}>{page}</main> : page}
    </>
  );
}
