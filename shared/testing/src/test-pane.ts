import type { Pane } from '@atrium/contract';
import type { PaneStore } from '@atrium/runtime';
import { createStore } from 'jotai';

/** A pane that keeps what its page did to it. */
export interface TestPane extends Pane<PaneStore> {
  /** `success: Saved`, in the order in which they came. */
  readonly told: readonly string[];
  /** Where the page went, and how its query changed. */
  readonly moves: readonly string[];
  readonly isDirty: () => boolean;
}

/** A pane at an address; its store is its own. */
export function createTestPane(path = '/'): TestPane {
  const told: string[] = [];
  const moves: string[] = [];
  let isDirty = false;
  const tell = (kind: string) => (text: string) => void told.push(`${kind}: ${text}`);
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
    told,
    moves,
    isDirty: () => isDirty,
  };
}
