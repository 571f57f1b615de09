import type { Pane, PaneLocation } from '@atrium/contract';
import type { PaneStore } from '@atrium/runtime';
import { createStore } from 'jotai';

/** A pane that records what its page does with it. */
export interface TestPane extends Pane<PaneStore> {
  /** For example `success: Saved`, in order. */
  readonly shownToasts: readonly string[];
  /** The navigations of the page, each as a path or `back`, and the changes of its query, each as JSON. */
  readonly navigations: readonly string[];
  readonly isDirty: () => boolean;
  /** Calls `listener` after each change of the location, until the returned function is called. */
  readonly onLocation: (listener: () => void) => () => void;
}

/** Creates a pane at an address, with its own store. A change of the query changes the location of the pane. */
export function createTestPane(path = '/', params: PaneLocation['params'] = {}): TestPane {
  const shownToasts: string[] = [];
  const navigations: string[] = [];
  let isDirty = false;
  const recordToast = (kind: string) => (text: string) => void shownToasts.push(`${kind}: ${text}`);
  const listeners = new Set<() => void>();
  const url = new URL(path, 'http://localhost');
  let location = locate(url, params);
  return {
    id: 'test',
    get location() {
      return location;
    },
    onLocation: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigator: {
      go: (to) => void navigations.push(to),
      setQuery: (query) => {
        navigations.push(JSON.stringify(query));
        for (const [key, value] of Object.entries(query)) {
          if (value === '') url.searchParams.delete(key);
          else url.searchParams.set(key, value);
        }
        location = locate(url, params);
        for (const listener of listeners) listener();
      },
      back: () => void navigations.push('back'),
    },
    toasts: {
      success: recordToast('success'),
      info: recordToast('info'),
      warning: recordToast('warning'),
      error: recordToast('error'),
    },
    store: createStore(),
    setTitle: () => {},
    setDirty: (next) => {
      isDirty = next;
    },
    shownToasts,
    navigations,
    isDirty: () => isDirty,
  };
}

function locate({ pathname, search, searchParams }: URL, params: PaneLocation['params']): PaneLocation {
  return {
    path: pathname,
    fullPath: `${pathname}${search}`,
    params,
    query: Object.fromEntries(searchParams),
  };
}
