import type { LayoutSettings } from '@atrium/runtime';

/** Settings that are on or off. */
export type LayoutToggle = {
  [Key in keyof LayoutSettings]: LayoutSettings[Key] extends boolean ? Key : never;
}[keyof LayoutSettings];

interface Need {
  readonly toggle: LayoutToggle;
  readonly isOn: boolean;
  /** Each needs the other off: should both be on, as imported settings may have them, either can be turned off. */
  readonly isMutual?: true;
}

const FIXED_HEADER: Need = { toggle: 'isHeaderFixed', isOn: true };
const NO_HEADER_MENU: Need = { toggle: 'showsHeaderMenu', isOn: false };
const TABS: Need = { toggle: 'showsTabs', isOn: true };

/** What a setting needs of others to have any effect. */
const NEEDS: { readonly [Key in LayoutToggle]?: readonly Need[] } = {
  hidesHeaderOnScroll: [FIXED_HEADER],
  isHeaderSticky: [FIXED_HEADER],
  showsBreadcrumb: [NO_HEADER_MENU],
  showsBreadcrumbIcons: [NO_HEADER_MENU, { toggle: 'showsBreadcrumb', isOn: true }],
  showsTabIcons: [TABS],
  isTabsFixed: [TABS],
  restoresTabs: [TABS],
  isGrey: [{ toggle: 'isColorWeak', isOn: false, isMutual: true }],
  isColorWeak: [{ toggle: 'isGrey', isOn: false, isMutual: true }],
};

/** The first thing that keeps a setting from having an effect, if any does. */
export function unmetNeed(settings: LayoutSettings, toggle: LayoutToggle): Need | undefined {
  return NEEDS[toggle]?.find(
    (need) => settings[need.toggle] !== need.isOn && !(need.isMutual && settings[toggle]),
  );
}
