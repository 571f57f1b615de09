import { useLingui } from '@lingui/react/macro';
import type { LayoutToggle } from './layout-rules.ts';

/** The names of the settings that are on or off. */
export function useLayoutWords(): Readonly<Record<LayoutToggle, string>> {
  const { t } = useLingui();
  return {
    showsHeaderMenu: t({ id: 'host.component.layout-settings.header-menu', message: '顶部菜单' }),
    isSiderFixed: t({ id: 'host.component.layout-settings.fixed-sider', message: '固定侧边栏' }),
    isHeaderFixed: t({ id: 'host.component.layout-settings.fixed-header', message: '固定顶栏' }),
    hidesHeaderOnScroll: t({
      id: 'host.component.layout-settings.hide-header',
      message: '下滑时隐藏顶栏',
    }),
    isHeaderSticky: t({ id: 'host.component.layout-settings.sticky-header', message: '顶栏置顶' }),
    isMenuAccordion: t({ id: 'host.component.layout-settings.accordion', message: '手风琴菜单' }),
    isSiderCollapsed: t({
      id: 'host.component.layout-settings.start-collapsed',
      message: '折叠侧边栏',
    }),
    showsCollapseButton: t({ id: 'host.component.layout-settings.collapse-button', message: '折叠按钮' }),
    showsCollapsedTitles: t({
      id: 'host.component.layout-settings.collapsed-titles',
      message: '折叠时显示标题',
    }),
    showsBreadcrumb: t({ id: 'host.component.layout-settings.breadcrumb', message: '面包屑' }),
    showsBreadcrumbIcons: t({
      id: 'host.component.layout-settings.breadcrumb-icons',
      message: '面包屑图标',
    }),
    showsReload: t({ id: 'host.component.layout-settings.reload', message: '重新加载按钮' }),
    showsLocalePicker: t({ id: 'host.component.layout-settings.locale-picker', message: '语言选择' }),
    showsTabs: t({ id: 'host.component.layout-settings.tabs', message: '标签页' }),
    showsTabIcons: t({ id: 'host.component.layout-settings.tab-icons', message: '标签页图标' }),
    isTabsFixed: t({ id: 'host.component.layout-settings.fixed-tabs', message: '固定标签页' }),
    restoresTabs: t({ id: 'host.component.layout-settings.restore-tabs', message: '登录后恢复标签页' }),
    showsFooter: t({ id: 'host.component.layout-settings.footer', message: '页脚' }),
    confirmsSignOut: t({
      id: 'host.component.layout-settings.confirm-sign-out',
      message: '退出登录前确认',
    }),
    isGrey: t({ id: 'host.component.layout-settings.grey', message: '灰色模式' }),
    isColorWeak: t({ id: 'host.component.layout-settings.color-weak', message: '色弱模式' }),
    isMotionReduced: t({ id: 'host.component.layout-settings.motion', message: '减少动态效果' }),
  };
}
