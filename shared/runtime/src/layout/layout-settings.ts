import {
  _default,
  boolean,
  enum as enumeration,
  type infer as Infer,
  int,
  maximum,
  minimum,
  object,
} from 'zod/mini';

const toggle = (isOnByDefault: boolean) => _default(boolean(), isOnByDefault);

/** Returns a schema that accepts one of these names. The first name is the default. */
function choice<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return _default(enumeration(names), names[0] as Names[number]);
}

/** Each setting has its own default, so stored settings stay valid when a newer version adds a setting. */
export const layoutSettingsSchema = object({
  siderTheme: choice('dark', 'light'),
  headerTheme: choice('light', 'dark', 'primary'),
  /** Whether the header shows the header menu, which has menu labels and pages. */
  showsHeaderMenu: toggle(false),
  isSiderFixed: toggle(true),
  isHeaderFixed: toggle(true),
  hidesHeaderOnScroll: toggle(false),
  /** Whether a fixed header spans the whole width, above the side menu. Its label is _Full-width header_. */
  isHeaderSticky: toggle(false),
  /** Whether opening a submenu of the side menu closes the others. */
  isMenuAccordion: toggle(true),
  isSiderCollapsed: toggle(false),
  showsCollapseButton: toggle(true),
  showsCollapsedTitles: toggle(false),
  showsBreadcrumb: toggle(true),
  showsBreadcrumbIcons: toggle(false),
  showsReload: toggle(true),
  showsLocalePicker: toggle(true),
  showsTabs: toggle(true),
  showsTabIcons: toggle(true),
  isTabsFixed: toggle(true),
  restoresTabs: toggle(true),
  /** Maximum number of tabs whose panes stay mounted. */
  tabLimit: _default(int().check(minimum(1), maximum(50)), 10),
  showsFooter: toggle(true),
  confirmsSignOut: toggle(true),
  primaryColor: choice('indigo', 'teal', 'green', 'purple', 'rose', 'orange'),
  radius: choice('medium', 'none', 'small', 'large'),
  density: choice('default', 'compact'),
  isGrayscale: toggle(false),
  /** Whether the colors suit color-blind users. Its label is _Colorblind mode_. */
  isColorWeak: toggle(false),
  isMotionReduced: toggle(false),
});

export type LayoutSettings = Infer<typeof layoutSettingsSchema>;

export const DEFAULT_LAYOUT_SETTINGS: LayoutSettings = layoutSettingsSchema.parse({});
