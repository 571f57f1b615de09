import { DEFAULT_LAYOUT_SETTINGS } from '@atrium/runtime';
import { expect, test } from 'vitest';
import { type LayoutToggle, unmetNeed } from './layout-rules.ts';

test.each<[LayoutToggle, LayoutToggle, boolean]>([
  ['hidesHeaderOnScroll', 'isHeaderFixed', false],
  ['isHeaderSticky', 'isHeaderFixed', false],
  ['showsBreadcrumb', 'showsHeaderMenu', true],
  ['showsBreadcrumbIcons', 'showsHeaderMenu', true],
  ['showsBreadcrumbIcons', 'showsBreadcrumb', false],
  ['showsTabIcons', 'showsTabs', false],
  ['isTabsFixed', 'showsTabs', false],
  ['restoresTabs', 'showsTabs', false],
  ['isGrey', 'isColorWeak', true],
  ['isColorWeak', 'isGrey', true],
])('%s has no effect while %s is %s', (toggle, other, isOn) => {
  expect(unmetNeed(DEFAULT_LAYOUT_SETTINGS, toggle)).toBeUndefined();
  expect(unmetNeed({ ...DEFAULT_LAYOUT_SETTINGS, [other]: isOn }, toggle)?.toggle).toBe(other);
});

test('settings without dependencies always have an effect', () => {
  expect(unmetNeed(DEFAULT_LAYOUT_SETTINGS, 'isSiderFixed')).toBeUndefined();
});

test('when two mutually exclusive settings are both on, either can be turned off', () => {
  const both = { ...DEFAULT_LAYOUT_SETTINGS, isGrey: true, isColorWeak: true };
  expect(unmetNeed(both, 'isGrey')).toBeUndefined();
  expect(unmetNeed(both, 'isColorWeak')).toBeUndefined();
  expect(unmetNeed({ ...both, isGrey: false }, 'isGrey')?.toggle).toBe('isColorWeak');
});
