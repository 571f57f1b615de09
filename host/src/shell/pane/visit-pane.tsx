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
  /** The translated title of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The pane of a page without a tab, for one visit: no access, or page not found. Mount a new one for each visit. */
export function VisitPane({ visit, title, children }: VisitPaneProps) {
  const history = useConsoleHistory();
  const { location } = usePlace();
  const [store] = useState<PaneStore>(createStore);

  // The braces are required: some browsers return a promise here, which is not a cleanup function.
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
      // These pages are the host's own. Their titles are fixed, and they have no input.
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
