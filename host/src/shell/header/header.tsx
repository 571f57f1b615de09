import { deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { IconMenuFold, IconMenuUnfold, IconRefresh } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { fullPath } from '../../navigation/full-path.ts';
import { useConsoleHistory } from '../../navigation/history-router.tsx';
import { LocalePicker } from '../../pieces/locale-picker/locale-picker.tsx';
import { ThemeSwitch } from '../../pieces/theme-switch/theme-switch.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './header.module.css';
import { HeaderButton } from './header-button.tsx';
import { useIsHidden } from './use-is-hidden.ts';
import { UserMenu } from './user-menu.tsx';

interface HeaderProps {
  /** Whether the menu is open or, beside the page, wide. */
  readonly isMenuOpen: boolean;
  readonly toggleMenu: () => void;
}

/** What stands above every page. */
export function Header({ isMenuOpen, toggleMenu }: HeaderProps) {
  const { t } = useLingui();
  const history = useConsoleHistory();
  const device = useAtomValue(deviceAtom);
  const settings = useAtomValue(layoutSettingsAtom);
  const isHidden = useIsHidden(settings.isHeaderFixed && settings.hidesHeaderOnScroll);
  return (
    <header
      className={styles.header}
      data-paint={settings.headerTheme}
      data-fixed={settings.isHeaderFixed}
      data-hidden={isHidden}
    >
      <HeaderButton
        label={t({ id: 'host.component.header.menu', message: '主菜单' })}
        isExpanded={isMenuOpen}
        press={toggleMenu}
      >
        {isMenuOpen && device !== 'mobile' ? <IconMenuFold /> : <IconMenuUnfold />}
      </HeaderButton>
      {settings.showsReload ? (
        <HeaderButton
          label={t({ id: 'host.component.header.reload', message: '重新加载此页' })}
          press={() => history.replace(fullPath(history.current().location))}
        >
          <IconRefresh />
        </HeaderButton>
      ) : null}
      {settings.showsBreadcrumb && device !== 'mobile' ? <Breadcrumb /> : null}
      <div className={styles.end}>
        {settings.showsLocalePicker ? <LocalePicker /> : null}
        <ThemeSwitch />
        <UserMenu />
      </div>
    </header>
  );
}
