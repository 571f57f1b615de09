import type { LayoutSettings } from '@atrium/runtime';

/** Settings that are on or off. */
export type LayoutToggle = {
  [Key in keyof LayoutSettings]: LayoutSettings[Key] extends boolean ? Key : never;
}[keyof LayoutSettings];

interface Need {
  readonly toggle: LayoutToggle;
  readonly isOn: boolean;
  /**
   * Each setting requires the other to be off. If both are on, for example after an import, either can be turned off.
   */
  readonly isMutual?: true;
}

const FIXED_HEADER: Need = { toggle: 'isHeaderFixed', isOn: true };
const NO_HEADER_MENU: Need = { toggle: 'showsHeaderMenu', isOn: false };
const TABS: Need = { toggle: 'showsTabs', isOn: true };

/** What a setting requires of others to have an effect. */
const NEEDS: { readonly [Key in LayoutToggle]?: readonly Need[] } = {
  hidesHeaderOnScroll: [FIXED_HEADER],
  isHeaderSticky: [FIXED_HEADER],
  showsBreadcrumb: [NO_HEADER_MENU],
  showsBreadcrumbIcons: [NO_HEADER_MENU, { toggle: 'showsBreadcrumb', isOn: true }],
  showsTabIcons: [TABS],
  isTabsFixed: [TABS],
  restoresTabs: [TABS],
  isGrayscale: [{ toggle: 'isColorWeak', isOn: false, isMutual: true }],
  isColorWeak: [{ toggle: 'isGrayscale', isOn: false, isMutual: true }],
};

/** Returns the first requirement that keeps a setting from having an effect, if any. */
export function findUnmetNeed(settings: LayoutSettings, toggle: LayoutToggle): Need | undefined {
  return NEEDS[toggle]?.find(
    (need) => settings[need.toggle] !== need.isOn && !(need.isMutual && settings[toggle]),
  );
}
