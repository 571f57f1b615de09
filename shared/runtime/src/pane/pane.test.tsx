import type { Pane } from '@atrium/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { atom, createStore } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appStore } from '../store/app-store.ts';
import { dirtyPanesAtom, setPaneDirtyAtom } from './dirty-panes-atom.ts';
import { PaneProvider, type PaneStore, usePane } from './pane-context.tsx';
import { usePaneAtomValue, useSetPaneAtom } from './use-pane-atom.ts';

const countAtom = atom(0);

function createPane(id: string): Pane<PaneStore> {
  const noop = (): void => undefined;
  return {
    id,
    location: { path: '/', fullPath: '/', params: {}, query: {} },
    navigator: { go: noop, setQuery: noop, back: noop },
    toasts: { success: noop, info: noop, warning: noop, error: noop },
    store: createStore(),
    setTitle: noop,
    setDirty: (isDirty) => appStore.set(setPaneDirtyAtom, id, isDirty),
  };
}

function Counter(): ReactNode {
  const { id } = usePane();
  const count = usePaneAtomValue(countAtom);
  const setCount = useSetPaneAtom(countAtom);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {id}: {count}
    </button>
  );
}

afterEach(cleanup);

describe('a pane', () => {
  it('isolates its feature state from other panes', () => {
    const [one, two] = [createPane('one'), createPane('two')];
    render(
      <>
        <PaneProvider pane={one}>
          <Counter />
        </PaneProvider>
        <PaneProvider pane={two}>
          <Counter />
        </PaneProvider>
      </>,
    );
    act(() => screen.getByText('one: 0').click());
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['one: 1', 'two: 0']);
  });

  it('is required, and the error without it names the solution', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Counter />)).toThrow(/usePane must be called inside a <PaneProvider>/);
    silence.mockRestore();
  });

  it('is dirty from the first report of its page until the page reports otherwise', () => {
    const [one, two] = [createPane('one'), createPane('two')];
    one.setDirty(true);
    two.setDirty(true);
    one.setDirty(true);
    expect([...appStore.get(dirtyPanesAtom)]).toEqual(['one', 'two']);
    one.setDirty(false);
    two.setDirty(false);
    expect(appStore.get(dirtyPanesAtom).size).toBe(0);
  });
});
