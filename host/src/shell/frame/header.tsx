import { layoutSettingsAtom } from '@atrium/runtime';
import { useAtomValue } from 'jotai';
import styles from '../header/header.module.css';
import { HeaderEnd } from './header-end.tsx';
import { HeaderStart, type MenuToggle } from './header-start.tsx';

interface HeaderProps {
  /** The side menu's button, where there is something to open or to collapse. */
  readonly menu: MenuToggle | undefined;
  /** Whether it lies above the side menu too, over the window's whole width. */
  readonly isWhole: boolean;
  /** Whether it has been scrolled away; the focus in it brings it back. */
  readonly isHidden: boolean;
}

/** What stands above every page. */
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
