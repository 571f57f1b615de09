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

/** A pane whose location is the browser's address. Mount a new one for each page. */
export function PagePane({ params, title, children }: PagePaneProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const setPaneDirty = useSetAtom(setPaneDirtyAtom);
  const [store] = useState<PaneStore>(createStore);
  const [pageTitle, setTitle] = useState<string>();
  const id = location.pathname;

  useEffect(() => () => setPaneDirty(id, false), [id, setPaneDirty]);
  useEffect(() => {
    document.title = pageTitle ?? title;
  }, [pageTitle, title]);

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
      setDirty: (isDirty) => setPaneDirty(id, isDirty),
    }),
    [id, location, params, navigate, store, setPaneDirty],
  );

  return <PaneProvider pane={pane}>{children}</PaneProvider>;
}

/** Creates the navigator of one page. As in the console, only the current page can navigate. */
function createNavigator({ pathname }: Location, navigate: NavigateFunction): PaneNavigator {
  const runIfCurrent = (action: () => void): void => {
    if (window.location.pathname === pathname) action();
  };
  return {
    go: (to, { replace = false } = {}) => runIfCurrent(() => void navigate(to, { replace })),
    setQuery: (change, { replace = false } = {}) =>
      runIfCurrent(() => {
        const query = new URLSearchParams(window.location.search);
        for (const [key, value] of Object.entries(change)) {
          if (value === '') query.delete(key);
          else query.set(key, value);
        }
        void navigate({ pathname, search: query.toString() }, { replace });
      }),
    back: () => runIfCurrent(() => void navigate(-1)),
  };
}
