import {
  bodyHeightAtom,
  deploymentAtom,
  deviceAtom,
  layoutSettingsAtom,
  resolvedThemeAtom,
  whenIdle,
} from '@atrium/runtime';
import { Watermark } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigationState } from '../../navigation/history/use-navigation-state.ts';
import { matchRoute } from '../../navigation/routes/known-route.ts';
import { shownTitleAtom } from '../../navigation/title/shown-title-atom.ts';
import { useHideOnScroll } from '../header/use-hide-on-scroll.ts';
import { useHasSideMenu } from '../menu/header/use-header-menu.ts';
import { SideMenu } from '../menu/side/side-menu.tsx';
import { knownRoutesAtom } from '../menu/state/known-routes-atom.ts';
import { isMaximizedAtom } from '../tabs/state/maximize-atoms.ts';
import { TabBar } from '../tabs/view/tab-bar.tsx';
import { UpdateCard } from '../update/update-card.tsx';
import { Brand } from './brand.tsx';
import { isSideMenuCollapsedAtom, toggleSideMenuAtom } from './collapse-atom.ts';
import { Header } from './header.tsx';
import type { MenuToggle } from './header-start.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import styles from './shell.module.css';

// The shell renders again after each navigation and each change of the menu. Its large parts do not, unless their own
// state changes.
const MemoizedSideColumn = memo(SideColumn);
const MemoizedHeader = memo(Header);
const MemoizedTabBar = memo(TabBar);
const MemoizedUpdateCard = memo(UpdateCard);
const MemoizedWatermark = memo(PageWatermark);

/** The shell around every page behind sign-in: side menu, header, tabs, footer, watermark and update card. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isMobile = useAtomValue(deviceAtom) === 'mobile';
  const hasSideMenu = useHasSideMenu();
  const drawer = useDrawer();
  const isMaximized = useAtomValue(isMaximizedAtom);
  const collapse = useCollapse();
  const settings = useAtomValue(layoutSettingsAtom);
  const isHeaderHidden = useHideOnScroll(settings.isHeaderFixed && settings.hidesHeaderOnScroll);
  const isHeaderFullWidth = settings.isHeaderFixed && settings.isHeaderSticky && !isMobile;
  const hasVisibleFixedHeader = settings.isHeaderFixed && !isHeaderHidden && !isMaximized;
  return (
    <div
      className={styles.shell}
      data-header={hasVisibleFixedHeader ? 'fixed' : 'none'}
      data-maximized={isMaximized}
      style={useBodyHeightStyle()}
    >
      <AnnouncedTitle />
      <SkipLink focusPage={() => main.current?.focus()} />
      {isMobile ? <MenuDrawer isOpen={drawer.isOpen} close={drawer.toggle} /> : null}
      {hasSideMenu && !isMobile && !isMaximized ? (
        <MemoizedSideColumn isUnderHeader={isHeaderFullWidth} />
      ) : null}
      {isMaximized ? null : (
        <MemoizedHeader
          menu={isMobile ? drawer : hasSideMenu ? collapse : undefined}
          isFullWidth={isHeaderFullWidth}
          isHidden={isHeaderHidden}
        />
      )}
      <div className={styles.column}>
        <MemoizedTabBar />
        <main ref={main} className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {useShowsFooter() ? <Footer /> : null}
      </div>
      <MemoizedUpdateCard />
      {useAtomValue(deploymentAtom).features.watermark ? <MemoizedWatermark /> : null}
    </div>
  );
}

/** The title of the page, for screen readers. */
function AnnouncedTitle() {
  return (
    <p className={styles.visuallyHidden} aria-live="polite">
      {useAtomValue(shownTitleAtom)}
    </p>
  );
}

/** Returns the state of the drawer. It stays open until it is toggled again or the browser opens another page. */
function useDrawer(): MenuToggle {
  const { pageKey } = useNavigationState();
  const [openPageKey, setOpenPageKey] = useState<number>();
  const isOpen = openPageKey === pageKey;
  return useMemo(
    () => ({ isOpen, toggle: () => setOpenPageKey(isOpen ? undefined : pageKey) }),
    [isOpen, pageKey],
  );
}

/** Returns the state of the button that collapses the side menu, if the layout has one. */
function useCollapse(): MenuToggle | undefined {
  const isCollapsed = useAtomValue(isSideMenuCollapsedAtom);
  const toggle = useSetAtom(toggleSideMenuAtom);
  const { showsCollapseButton } = useAtomValue(layoutSettingsAtom);
  const button = useMemo(() => ({ isOpen: !isCollapsed, toggle }), [isCollapsed, toggle]);
  return showsCollapseButton ? button : undefined;
}

/** Returns a style with the visible height of the window. On phones, bars of the browser cover a part of `100vh`. */
function useBodyHeightStyle(): CSSProperties {
  const height = useAtomValue(bodyHeightAtom);
  return { '--body-height': `${height}px` } as CSSProperties;
}

/** The copyright notice of the product. */
function Footer() {
  const { t } = useLingui();
  const { name } = useAtomValue(deploymentAtom);
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer}>
      {t({ id: 'host.component.footer.copyright', message: `Copyright © ${year} ${name}` })}
    </footer>
  );
}

/**
 * Shows the deployment's name over every page, in the theme's color. The browser draws it when idle, after the page.
 */
function PageWatermark() {
  const { name } = useAtomValue(deploymentAtom);
  const theme = useAtomValue(resolvedThemeAtom);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => whenIdle(() => setIsDrawn(true)), []);
  return isDrawn ? <Watermark text={name} theme={theme} /> : null;
}

interface SideColumnProps {
  /** Whether the header is above the side menu and shows the logo and name. */
  readonly isUnderHeader: boolean;
}

/** The side menu of tablets and desktops, beside the page. */
function SideColumn({ isUnderHeader }: SideColumnProps) {
  const { siderTheme, isSiderFixed } = useAtomValue(layoutSettingsAtom);
  const isCollapsed = useAtomValue(isSideMenuCollapsedAtom);
  return (
    <div
      className={`${styles.sideColumn} print-hidden`}
      data-theme={siderTheme}
      data-fixed={isSiderFixed}
      data-collapsed={isCollapsed}
      data-under={isUnderHeader}
    >
      {isUnderHeader ? null : <Brand />}
      <SideMenu isCollapsed={isCollapsed} />
    </div>
  );
}

interface SkipLinkProps {
  /** Moves the focus to the page's content. */
  readonly focusPage: () => void;
}

/** The first element in the tab order. It skips the menu and header and leads to the page. */
function SkipLink({ focusPage }: SkipLinkProps) {
  const { t } = useLingui();
  return (
    <button type="button" className={styles.skip} onClick={focusPage}>
      {t({ id: 'host.component.skip-link.text', message: 'Skip to main content' })}
    </button>
  );
}

/**
 * Returns whether the copyright is shown below the page. The layout settings decide, but a frame page whose route hides
 * the copyright never shows it.
 */
function useShowsFooter(): boolean {
  const { pathname } = useNavigationState().location;
  const frame = matchRoute(useAtomValue(knownRoutesAtom), pathname)?.route.frame;
  const { showsFooter } = useAtomValue(layoutSettingsAtom);
  return showsFooter && frame?.showsCopyright !== false;
}
