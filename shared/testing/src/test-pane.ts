import type { Pane } from '@atrium/contract';
import type { PaneStore } from '@atrium/runtime';
import { createStore } from 'jotai';

/** A pane that records what its page does with it. */
export interface TestPane extends Pane<PaneStore> {
  /** For example `success: Saved`, in order. */
  readonly shownNotices: readonly string[];
  /** The navigations of the page and the changes of its query. */
  readonly moves: readonly string[];
  readonly isDirty: () => boolean;
}

/** Creates a pane at an address, with its own store. */
export function createTestPane(path = '/'): TestPane {
  const shownNotices: string[] = [];
  const moves: string[] = [];
  let isDirty = false;
  const tell = (kind: string) => (text: string) => void shownNotices.push(`${kind}: ${text}`);
  const url = new URL(path, 'http://localhost');
  return {
    id: 'test',
    location: {
      path: url.pathname,
      fullPath: path,
      params: {},
      query: Object.fromEntries(url.searchParams),
    },
    navigator: {
      go: (to) => void moves.push(to),
      setQuery: (query) => void moves.push(JSON.stringify(query)),
      back: () => void moves.push('back'),
    },
    notices: {
      success: tell('success'),
      info: tell('info'),
      warning: tell('warning'),
      error: tell('error'),
    },
    store: createStore(),
    setTitle: () => {},
    setDirty: (next) => {
      isDirty = next;
    },
    shownNotices,
    moves,
    isDirty: () => isDirty,
  };
}
