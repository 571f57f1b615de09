import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollFades } from './use-scroll-fades.ts';

let notify: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Row() {
  const row = useRef<HTMLDivElement>(null);
  useScrollFades(row);
  return <div ref={row} role="toolbar" />;
}

/** Shows a row with a width of 100 pixels. Returns a function that returns the edges that fade. */
function show(contentWidth: number) {
  render(<Row />);
  const row = screen.getByRole('toolbar');
  Object.defineProperties(row, { clientWidth: { value: 100 }, scrollWidth: { value: contentWidth } });
  act(() => notify());
  return (scrollLeft: number) => {
    row.scrollLeft = scrollLeft;
    fireEvent.scroll(row);
    return ['before', 'after'].filter((edge) => row.hasAttribute(`data-more-${edge}`));
  };
}

test('a row that fits does not fade', () => {
  expect(show(100)(0)).toEqual([]);
});

test('a row fades at each edge beyond which it has more content', () => {
  const scroll = show(180);
  expect(scroll(0)).toEqual(['after']);
  expect(scroll(40)).toEqual(['before', 'after']);
  expect(scroll(80)).toEqual(['before']);
});

test('a row in right-to-left text scrolls to negative positions', () => {
  const scroll = show(180);
  expect(scroll(-40)).toEqual(['before', 'after']);
  expect(scroll(-80)).toEqual(['before']);
});
