import type { Pane } from '@atrium/contract';
import { PaneProvider, type PaneStore } from '@atrium/runtime';
import { createStore } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import { paneLocation } from '../../navigation/history/pane-location.ts';
import { useVisit } from '../../navigation/history/use-visit.ts';
import { DocumentTitle } from '../../navigation/title/document-title.tsx';
import { createPaneNavigator } from './create-pane-navigator.ts';
import { createPaneToasts } from './create-pane-toasts.ts';

interface VisitPaneProps {
  readonly visitId: number;
  /** The translated title of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The pane of a page without a tab, for one visit: no access, or page not found. Mount a new one for each visit. */
export function VisitPane({ visitId, title, children }: VisitPaneProps) {
  const history = useConsoleHistory();
  const { location } = useVisit();
  const [store] = useState<PaneStore>(createStore);

  // The braces are required: some browsers return a promise here, which is not a cleanup function.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  const pane = useMemo((): Pane<PaneStore> => {
    const isShown = (): boolean => history.current().visitId === visitId;
    const here = paneLocation(location, {});
    return {
      id: `visit-${visitId}`,
      location: here,
      navigator: createPaneNavigator(history, {
        isShown,
        fullPath: () => here.fullPath,
        moveHidden: () => undefined,
      }),
      toasts: createPaneToasts(isShown),
      store,
      // These pages are the host's own. Their titles are fixed, and they have no input.
      setTitle: () => undefined,
      setDirty: () => undefined,
    };
  }, [visitId, location, history, store]);

  return (
    <PaneProvider pane={pane}>
      <DocumentTitle>{title}</DocumentTitle>
      {children}
    </PaneProvider>
  );
}
