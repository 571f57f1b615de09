import type { Pane } from '@atrium/contract';
import { markPaneAtom, notify, PaneProvider, type PaneStore, useSetAppAtom } from '@atrium/runtime';
import { useLocation, useNavigate } from '@atrium/ui/router';
import { createStore } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';

interface BenchPaneProps {
  readonly params: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

const ID = 'workbench';

/** The one pane of the workbench; its page moves the address bar. */
export function BenchPane({ params, children }: BenchPaneProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const markPane = useSetAppAtom(markPaneAtom);
  const [store] = useState<PaneStore>(createStore);
  const pane = useMemo(
    (): Pane<PaneStore> => ({
      id: ID,
      location: {
        path: pathname,
        fullPath: `${pathname}${search}`,
        params,
        query: Object.fromEntries(new URLSearchParams(search)),
      },
      navigator: {
        go: (to, options) => void navigate(to, { replace: options?.replace ?? false }),
        setQuery: (change, options) => {
          const query = new URLSearchParams(search);
          for (const [key, value] of Object.entries(change)) {
            if (value === '') query.delete(key);
            else query.set(key, value);
          }
          void navigate({ search: query.toString() }, { replace: options?.replace ?? false });
        },
        back: () => void navigate(-1),
      },
      notices: notify,
      store,
      setTitle: (title) => {
        document.title = title ?? 'Atrium';
      },
      setDirty: (isDirty) => markPane(ID, isDirty),
    }),
    [pathname, search, params, navigate, store, markPane],
  );
  return <PaneProvider pane={pane}>{children}</PaneProvider>;
}
