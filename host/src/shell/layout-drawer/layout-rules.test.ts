import { DEFAULT_LAYOUT_SETTINGS } from '@atrium/runtime';
import { expect, test } from 'vitest';
import { findUnmetRequirement, type LayoutToggle } from './layout-rules.ts';

test.each<[LayoutToggle, LayoutToggle, boolean]>([
  ['hidesHeaderOnScroll', 'isHeaderFixed', false],
  ['isHeaderSticky', 'isHeaderFixed', false],
  ['showsBreadcrumb', 'showsHeaderMenu', true],
  ['showsBreadcrumbIcons', 'showsHeaderMenu', true],
  ['showsBreadcrumbIcons', 'showsBreadcrumb', false],
  ['showsTabIcons', 'showsTabs', false],
  ['isTabsFixed', 'showsTabs', false],
  ['restoresTabs', 'showsTabs', false],
  ['isGrayscale', 'isColorWeak', true],
  ['isColorWeak', 'isGrayscale', true],
])('%s has no effect while %s is %s', (toggle, other, isOn) => {
  expect(findUnmetRequirement(DEFAULT_LAYOUT_SETTINGS, toggle)).toBeUndefined();
  expect(findUnmetRequirement({ ...DEFAULT_LAYOUT_SETTINGS, [other]: isOn }, toggle)?.toggle).toBe(other);
});

test('settings without requirements always have an effect', () => {
  expect(findUnmetRequirement(DEFAULT_LAYOUT_SETTINGS, 'isSiderFixed')).toBeUndefined();
});

test('when two mutually exclusive settings are both on, either can be turned off', () => {
  const both = { ...DEFAULT_LAYOUT_SETTINGS, isGrayscale: true, isColorWeak: true };
  expect(findUnmetRequirement(both, 'isGrayscale')).toBeUndefined();
  expect(findUnmetRequirement(both, 'isColorWeak')).toBeUndefined();
  expect(findUnmetRequirement({ ...both, isGrayscale: false }, 'isGrayscale')?.toggle).toBe('isColorWeak');
});
