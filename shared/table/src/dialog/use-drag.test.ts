// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useDrag } from './use-drag.ts';

/** The header of a dialog, 400 pixels wide, at a position on a screen of 1024 × 768. */
function headAt(left: number, top: number) {
  const box = { left, top, right: left + 400, bottom: top + 40 };
  return { getBoundingClientRect: () => box } as HTMLElement;
}

function press(drag: ReturnType<typeof useDrag>, key: string, currentTarget: HTMLElement) {
  drag.keys.onKeyDown({ key, currentTarget, preventDefault: () => undefined } as never);
}

describe('a dialog', () => {
  test('moves with the arrow keys', () => {
    const { result } = renderHook(() => useDrag());
    act(() => press(result.current, 'ArrowRight', headAt(300, 100)));
    act(() => press(result.current, 'ArrowDown', headAt(316, 100)));
    act(() => press(result.current, 'x', headAt(316, 116)));
    expect(result.current.style).toEqual({ translate: '16px 16px' });
  });

  test.each([
    ['ArrowUp', headAt(300, 4), '0px -4px'],
    ['ArrowDown', headAt(300, 700), '0px 4px'],
    ['ArrowLeft', headAt(-330, 100), '-6px 0px'],
    ['ArrowRight', headAt(950, 100), '10px 0px'],
  ])('stays within reach: %s at the edge', (key, head, translate) => {
    const { result } = renderHook(() => useDrag());
    act(() => press(result.current, key, head));
    expect(result.current.style).toEqual({ translate });
  });
});
