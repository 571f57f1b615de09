import type { Pane } from '@atrium/contract';
import { markPaneAtom, notify, PaneProvider, type PaneStore } from '@atrium/runtime';
import { createStore, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { DocumentTitle } from '../../navigation/document-title.tsx';
import { useConsoleHistory } from '../../navigation/history-router.tsx';
import { usePlace } from '../../navigation/use-place.ts';
import { createPaneNavigator } from './create-pane-navigator.ts';
import { paneLocation } from './pane-location.ts';

interface VisitPaneProps {
  readonly visit: number;
  readonly params: Readonly<Record<string, string>>;
  /** The route's title, translated; the page may set another. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The pane of one visit: what its page knows of its surroundings, and its own store. Mount it anew for each visit. */
export function VisitPane({ visit, params, title, children }: VisitPaneProps) {
  const history = useConsoleHistory();
  const { location } = usePlace();
  const markPane = useSetAtom(markPaneAtom);
  const [store] = useState<PaneStore>(createStore);
  const [ownTitle, setTitle] = useState<string>();
  const id = `visit-${visit}`;

  useEffect(() => {
    window.scrollTo(0, 0);
    return () => markPane(id, false);
  }, [id, markPane]);

  const pane = useMemo(
    (): Pane<PaneStore> => ({
      id,
      location: paneLocation(location, params),
      navigator: createPaneNavigator(history, visit),
      notices: noticesWhile(() => history.current().visit === visit),
      store,
      setTitle,
      setDirty: (isDirty) => markPane(id, isDirty),
    }),
    [id, visit, location, params, history, store, markPane],
  );

  return (
    <PaneProvider pane={pane}>
      <DocumentTitle>{ownTitle ?? title}</DocumentTitle>
      {children}
    </PaneProvider>
  );
}

function noticesWhile(isOnScreen: () => boolean): Pane['notices'] {
  const tell = (type: keyof Pane['notices']) => (text: string) => {
    if (isOnScreen()) notify[type](text);
  };
  return { success: tell('success'), info: tell('info'), warning: tell('warning'), error: tell('error') };
}
