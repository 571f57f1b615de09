import type { Pane } from '@atrium/contract';
import { PaneProvider, type PaneStore } from '@atrium/runtime';
import { createStore } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPaneLocation } from '../../navigation/history/create-pane-location.ts';
import { useConsoleHistory } from '../../navigation/history/history-router.tsx';
import { useNavigationState } from '../../navigation/history/use-navigation-state.ts';
import { DocumentTitle } from '../../navigation/title/document-title.tsx';
import { createPaneNavigator } from './create-pane-navigator.ts';
import { createPaneToasts } from './create-pane-toasts.ts';

interface PaneWithoutTabProps {
  readonly pageKey: number;
  /** The translated title of the page. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The pane of a page without a tab, such as no access or page not found. Mount a new one for each page key. */
export function PaneWithoutTab({ pageKey, title, children }: PaneWithoutTabProps) {
  const history = useConsoleHistory();
  const { location } = useNavigationState();
  const [store] = useState<PaneStore>(createStore);

  // The braces are required: some browsers return a promise here, which is not a cleanup function.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  const pane = useMemo((): Pane<PaneStore> => {
    const isShown = (): boolean => history.current().pageKey === pageKey;
    const ownLocation = createPaneLocation(location, {});
    return {
      id: `page-${pageKey}`,
      location: ownLocation,
      navigator: createPaneNavigator(history, {
        isShown,
        fullPath: () => ownLocation.fullPath,
        navigateHidden: () => undefined,
      }),
      toasts: createPaneToasts(isShown),
      store,
      // These pages are the host's own. Their titles are fixed, and they have no input.
      setTitle: () => undefined,
      setDirty: () => undefined,
    };
  }, [pageKey, location, history, store]);

  return (
    <PaneProvider pane={pane}>
      <DocumentTitle>{title}</DocumentTitle>
      {children}
    </PaneProvider>
  );
}
