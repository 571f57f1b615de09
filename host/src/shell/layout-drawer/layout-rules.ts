import type { LayoutSettings } from '@atrium/runtime';

/** Settings that are on or off. */
export type LayoutToggle = {
  [Key in keyof LayoutSettings]: LayoutSettings[Key] extends boolean ? Key : never;
}[keyof LayoutSettings];

interface Requirement {
  /** The other setting. */
  readonly toggle: LayoutToggle;
  /** The value that the other setting must have. */
  readonly isOn: boolean;
  /**
   * Each setting requires the other to be off. If both are on, for example after an import, either can be turned off.
   */
  readonly isMutual?: true;
}

const FIXED_HEADER: Requirement = { toggle: 'isHeaderFixed', isOn: true };
const NO_HEADER_MENU: Requirement = { toggle: 'showsHeaderMenu', isOn: false };
const TABS: Requirement = { toggle: 'showsTabs', isOn: true };

/** What each setting requires of other settings to have an effect. */
const REQUIREMENTS: { readonly [Key in LayoutToggle]?: readonly Requirement[] } = {
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

/** Returns the first unmet requirement of a setting, or `undefined`. Until it is met, the setting has no effect. */
export function findUnmetRequirement(
  settings: LayoutSettings,
  toggle: LayoutToggle,
): Requirement | undefined {
  return REQUIREMENTS[toggle]?.find(
    (requirement) =>
      settings[requirement.toggle] !== requirement.isOn && !(requirement.isMutual && settings[toggle]),
  );
}
