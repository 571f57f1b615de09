import { useLingui } from '@lingui/react/macro';
import type { LayoutToggle } from './layout-rules.ts';

/** Returns the labels of the toggle settings. */
export function useLayoutLabels(): Readonly<Record<LayoutToggle, string>> {
  const { t } = useLingui();
  return {
    showsHeaderMenu: t({ id: 'host.component.layout-settings.header-menu', message: 'Header menu' }),
    isSiderFixed: t({ id: 'host.component.layout-settings.fixed-sider', message: 'Fixed sidebar' }),
    isHeaderFixed: t({ id: 'host.component.layout-settings.fixed-header', message: 'Fixed header' }),
    hidesHeaderOnScroll: t({
      id: 'host.component.layout-settings.hide-header',
      message: 'Hide header on scroll',
    }),
    isHeaderSticky: t({ id: 'host.component.layout-settings.sticky-header', message: 'Full-width header' }),
    isMenuAccordion: t({ id: 'host.component.layout-settings.accordion', message: 'Accordion menu' }),
    isSiderCollapsed: t({
      id: 'host.component.layout-settings.start-collapsed',
      message: 'Collapse sidebar',
    }),
    showsCollapseButton: t({
      id: 'host.component.layout-settings.collapse-button',
      message: 'Collapse button',
    }),
    showsCollapsedTitles: t({
      id: 'host.component.layout-settings.collapsed-titles',
      message: 'Show titles when collapsed',
    }),
    showsBreadcrumb: t({ id: 'host.component.layout-settings.breadcrumb', message: 'Breadcrumb' }),
    showsBreadcrumbIcons: t({
      id: 'host.component.layout-settings.breadcrumb-icons',
      message: 'Breadcrumb icons',
    }),
    showsReload: t({ id: 'host.component.layout-settings.reload', message: 'Reload button' }),
    showsLocalePicker: t({ id: 'host.component.layout-settings.locale-picker', message: 'Language picker' }),
    showsTabs: t({ id: 'host.component.layout-settings.tabs', message: 'Tabs' }),
    showsTabIcons: t({ id: 'host.component.layout-settings.tab-icons', message: 'Tab icons' }),
    isTabsFixed: t({ id: 'host.component.layout-settings.fixed-tabs', message: 'Fixed tabs' }),
    restoresTabs: t({
      id: 'host.component.layout-settings.restore-tabs',
      message: 'Restore tabs after sign-in',
    }),
    showsFooter: t({ id: 'host.component.layout-settings.footer', message: 'Footer' }),
    confirmsSignOut: t({
      id: 'host.component.layout-settings.confirm-sign-out',
      message: 'Confirm before signing out',
    }),
    isGrayscale: t({ id: 'host.component.layout-settings.grayscale', message: 'Grayscale' }),
    isColorWeak: t({ id: 'host.component.layout-settings.color-weak', message: 'Colorblind mode' }),
    isMotionReduced: t({ id: 'host.component.layout-settings.motion', message: 'Reduced motion' }),
  };
}
