import type { Pane } from '@atrium/contract';
import { PaneProvider, type PaneStore } from '@atrium/runtime';
import { createStore } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { DocumentTitle } from '../../navigation/document-title.tsx';
import { useConsoleHistory } from '../../navigation/history-router.tsx';
import { paneLocation } from '../../navigation/pane-location.ts';
import { usePlace } from '../../navigation/use-place.ts';
import { createPaneNavigator } from './create-pane-navigator.ts';
import { noticesWhile } from './notices-while.ts';

interface VisitPaneProps {
  readonly visit: number;
  /** The page's title, translated. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The pane of a page that has no tab, for one visit: no access, no such page. Mount it again for each visit. */
export function VisitPane({ visit, title, children }: VisitPaneProps) {
  const history = useConsoleHistory();
  const { location } = usePlace();
  const [store] = useState<PaneStore>(createStore);

  // In braces: browsers begin to answer a promise here, which is no clean-up.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  const pane = useMemo((): Pane<PaneStore> => {
    const isShown = (): boolean => history.current().visit === visit;
    const here = paneLocation(location, {});
    return {
      id: `visit-${visit}`,
      location: here,
      navigator: createPaneNavigator(history, {
        isShown,
        fullPath: () => here.fullPath,
        moveHidden: () => undefined,
      }),
      notices: noticesWhile(isShown),
      store,
      // These pages are the host's own: they keep their titles, and nothing is entered in them.
      setTitle: () => undefined,
      setDirty: () => undefined,
    };
  }, [visit, location, history, store]);

  return (
    <PaneProvider pane={pane}>
      <DocumentTitle>{title}</DocumentTitle>
      {children}
    </PaneProvider>
  );
}
