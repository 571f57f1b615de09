import { deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import { LocalePicker } from '../../components/locale-picker/locale-picker.tsx';
import { ThemeSwitch } from '../../components/theme-switch/theme-switch.tsx';
import { FullScreenButton } from '../header/full-screen-button.tsx';
import styles from '../header/header.module.css';
import { UserMenu } from '../header/user-menu.tsx';
import { LayoutDrawerButton } from '../layout-drawer/layout-drawer-button.tsx';
import { LazyLogButton } from '../log-button/lazy-log-button.tsx';
import { NoticeBell } from '../notices/notice-bell.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { HeaderStart, type MenuToggle } from './header-start.tsx';

interface HeaderProps {
  /** The side menu's button, if there is something to open or collapse. */
  readonly menu: MenuToggle | undefined;
  /** Whether the header spans the window's whole width, including the side menu. */
  readonly isFullWidth: boolean;
  /** Whether the header is hidden by scrolling. It shows again while it has the focus. */
  readonly isHidden: boolean;
}

/** The header above every page. */
export function Header({ menu, isFullWidth, isHidden }: HeaderProps) {
  const { headerTheme, isHeaderFixed } = useAtomValue(layoutSettingsAtom);
  return (
    <header
      className={`${styles.header} print-hidden`}
      data-theme={headerTheme}
      data-fixed={isHeaderFixed}
      data-full-width={isFullWidth}
      data-hidden={isHidden}
    >
      <HeaderStart menu={menu} hasBrand={isFullWidth} />
      <HeaderEnd />
    </header>
  );
}

/** The end of the header: search, window tools, notices, language, theme, user menu and layout. */
function HeaderEnd() {
  const device = useAtomValue(deviceAtom);
  const isDesktop = device === 'desktop';
  const { showsLocalePicker } = useAtomValue(layoutSettingsAtom);
  return (
    <div className={styles.end}>
      <SearchBox />
      {isDesktop ? <LazyLogButton /> : null}
      {isDesktop ? <FullScreenButton /> : null}
      <NoticeBell />
      {showsLocalePicker ? <LocalePicker /> : null}
      {device === 'mobile' ? null : <ThemeSwitch />}
      <UserMenu />
      <LayoutDrawerButton />
    </div>
  );
}
