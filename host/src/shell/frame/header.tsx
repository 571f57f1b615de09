import { layoutSettingsAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import styles from '../header/header.module.css';
import { HeaderEnd } from './header-end.tsx';
import { HeaderStart, type MenuToggle } from './header-start.tsx';

interface HeaderProps {
  /** The side menu's button, if there is something to open or collapse. */
  readonly menu: MenuToggle | undefined;
  /** Whether it spans the window's whole width, including the side menu. */
  readonly isWhole: boolean;
  /** Whether it has been scrolled away. Focus in it shows it again. */
  readonly isHidden: boolean;
}

/** The header above every page. */
export function Header({ menu, isWhole, isHidden }: HeaderProps) {
  const { headerTheme, isHeaderFixed } = useAtomValue(layoutSettingsAtom);
  return (
    <header
      className={`${styles.header} print-hidden`}
      data-paint={headerTheme}
      data-fixed={isHeaderFixed}
      data-whole={isWhole}
      data-hidden={isHidden}
    >
      <HeaderStart menu={menu} hasBrand={isWhole} />
      <HeaderEnd />
    </header>
  );
}
