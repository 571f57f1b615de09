import { describe, expect, test } from 'vitest';
import { findPosition } from './find-position.ts';

const WINDOW = { width: 1000, height: 600 };
const POPUP = { width: 200, height: 300 };
const DEFAULTS = { window: WINDOW, popup: POPUP, gap: 4, isRightToLeft: false, side: 'below' } as const;

function anchorAt(left: number, top: number) {
  return { left, top, right: left + 100, bottom: top + 30 };
}

describe('a popup below its anchor', () => {
  test('starts at the start edge, or ends at the end edge', () => {
    expect(findPosition({ ...DEFAULTS, anchor: anchorAt(300, 50) })).toEqual({
      x: 300,
      y: 84,
      maxHeight: 508,
    });
    expect(findPosition({ ...DEFAULTS, anchor: anchorAt(300, 50), side: 'below-end' }).x).toBe(200);
  });

  test('is mirrored in a right-to-left language', () => {
    const mirrored = { ...DEFAULTS, anchor: anchorAt(300, 50), isRightToLeft: true };
    expect(findPosition(mirrored).x).toBe(200);
    expect(findPosition({ ...mirrored, side: 'below-end' }).x).toBe(300);
  });

  test('stays 8 px inside the window', () => {
    expect(findPosition({ ...DEFAULTS, anchor: anchorAt(950, 50) }).x).toBe(792);
    expect(findPosition({ ...DEFAULTS, anchor: anchorAt(-40, 50) }).x).toBe(8);
  });

  test('opens above if it does not fit below and there is more space above', () => {
    expect(findPosition({ ...DEFAULTS, anchor: anchorAt(300, 500) })).toEqual({
      x: 300,
      y: 196,
      maxHeight: 488,
    });
    expect(
      findPosition({ ...DEFAULTS, anchor: anchorAt(300, 500), popup: { width: 200, height: 900 } }),
    ).toEqual({
      x: 300,
      y: 8,
      maxHeight: 488,
    });
  });

  test('opens below with a limited height if there is less space above', () => {
    const tall = { width: 200, height: 900 };
    expect(findPosition({ ...DEFAULTS, anchor: anchorAt(300, 100), popup: tall })).toMatchObject({
      y: 134,
      maxHeight: 458,
    });
  });
});

describe('a popup beside its anchor', () => {
  const beside = { ...DEFAULTS, side: 'beside' } as const;

  test('aligns with the top of its anchor and stays in the window', () => {
    expect(findPosition({ ...beside, anchor: anchorAt(0, 50) })).toMatchObject({ x: 104, y: 50 });
    expect(findPosition({ ...beside, anchor: anchorAt(0, 500) })).toMatchObject({ x: 104, y: 292 });
  });

  test('opens at the other side at the edge of the window, and in a right-to-left language', () => {
    expect(findPosition({ ...beside, anchor: anchorAt(880, 50) }).x).toBe(676);
    expect(findPosition({ ...beside, anchor: anchorAt(600, 50), isRightToLeft: true }).x).toBe(396);
    expect(findPosition({ ...beside, anchor: anchorAt(20, 50), isRightToLeft: true }).x).toBe(124);
  });
});
