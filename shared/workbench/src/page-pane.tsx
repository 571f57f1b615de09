import type { Pane, PaneNavigator } from '@atrium/contract';
import { notify, PaneProvider, type PaneStore, setPaneDirtyAtom } from '@atrium/runtime';
import { type Location, type NavigateFunction, useLocation, useNavigate } from '@atrium/ui/router';
import { createStore, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

interface PagePaneProps {
  readonly params: Readonly<Record<string, string>>;
  readonly title: string;
  readonly children: ReactNode;
}

/** A real pane on the browser's address. Mount a new one for each page. */
export function PagePane({ params, title, children }: PagePaneProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const markPane = useSetAtom(setPaneDirtyAtom);
  const [store] = useState<PaneStore>(createStore);
  const [ownTitle, setTitle] = useState<string>();
  const id = location.pathname;

  useEffect(() => () => markPane(id, false), [id, markPane]);
  useEffect(() => {
    document.title = ownTitle ?? title;
  }, [ownTitle, title]);

  const pane = useMemo(
    (): Pane<PaneStore> => ({
      id,
      location: {
        path: location.pathname,
        fullPath: `${location.pathname}${location.search}`,
        params,
        query: Object.fromEntries(new URLSearchParams(location.search)),
      },
      navigator: createNavigator(location, navigate),
      toasts: notify,
      store,
      setTitle: (title) => setTitle(title),
      setDirty: (isDirty) => markPane(id, isDirty),
    }),
    [id, location, params, navigate, store, markPane],
  );

  return <PaneProvider pane={pane}>{children}</PaneProvider>;
}

/** Creates the navigator of one page. As in the console, a page that was left cannot navigate. */
function createNavigator({ pathname }: Location, navigate: NavigateFunction): PaneNavigator {
  const whileHere = (move: () => void): void => {
    if (window.location.pathname === pathname) move();
  };
  return {
    go: (to, { replace = false } = {}) => whileHere(() => void navigate(to, { replace })),
    setQuery: (change, { replace = false } = {}) =>
      whileHere(() => {
        const query = new URLSearchParams(window.location.search);
        for (const [key, value] of Object.entries(change)) {
          if (value === '') query.delete(key);
          else query.set(key, value);
        }
        void navigate({ pathname, search: query.toString() }, { replace });
      }),
    back: () => whileHere(() => void navigate(-1)),
  };
}
