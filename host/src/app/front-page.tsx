import { type ReactNode, useEffect } from 'react';
import { useVisit } from '../navigation/history/use-visit.ts';
import { HOST_ROUTES, UNKNOWN_TITLE } from '../navigation/routes/host-routes.ts';
import { matchRoute } from '../navigation/routes/known-route.ts';
import { DocumentTitle } from '../navigation/title/document-title.tsx';
import { useTranslateTitle } from '../navigation/title/use-translate-title.ts';
import styles from './front-page.module.css';

interface FrontPageProps {
  readonly page: ReactNode;
  /** Whether the page has no frame and no landmark of its own. */
  readonly isBare?: boolean;
}

/** A page outside the shell. Its title comes from its address. */
export function FrontPage({ page, isBare = false }: FrontPageProps) {
  const translateTitle = useTranslateTitle();
  const { location } = useVisit();
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
