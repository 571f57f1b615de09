// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { formatShortcut, isShortcut } from './shortcut.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const OTHER = 'Mozilla/5.0 (X11; Linux x86_64)';

afterEach(() => vi.restoreAllMocks());

test.each([
  [OTHER, { key: 'k', ctrlKey: true }, true],
  [OTHER, { key: 'K', ctrlKey: true }, true],
  [OTHER, { key: 'k', metaKey: true }, false],
  [OTHER, { key: 'k', ctrlKey: true, shiftKey: true }, false],
  [OTHER, { key: 'k', ctrlKey: true, altKey: true }, false],
  [OTHER, { key: 'j', ctrlKey: true }, false],
  [OTHER, { key: 'k' }, false],
  [MAC, { key: 'k', metaKey: true }, true],
  [MAC, { key: 'k', ctrlKey: true }, false],
])('on %s, the keys %j open the search: %j', (system, keys, isRequested) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(system);
  expect(isShortcut(new KeyboardEvent('keydown', keys))).toBe(isRequested);
});

test.each([
  [MAC, '⌘ K'],
  [OTHER, 'Ctrl K'],
])('on %s, the label of the shortcut is %s', (system, name) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(system);
  expect(formatShortcut()).toBe(name);
});
