import { deviceAtom, layoutSettingsAtom } from '@atrium/runtime';
import { IconMenuFold, IconMenuUnfold } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Breadcrumb } from '../header/breadcrumb.tsx';
import styles from '../header/header.module.css';
import { HeaderButton } from '../header/header-button.tsx';
import { ReloadButton } from '../header/reload-button.tsx';
import { HeaderMenu } from '../menu/header/header-menu.tsx';
import { Brand } from './brand.tsx';

/** The state of the button that opens or collapses the side menu. */
export interface MenuToggle {
  /** Whether the menu drawer is open or, where the menu is next to the page, whether the menu is expanded. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

interface HeaderStartProps {
  /** The side menu's button, if there is something to open or collapse. */
  readonly menu: MenuToggle | undefined;
  /** Whether the logo and name are in the header instead of above the side menu. */
  readonly hasBrand: boolean;
}

/** The start of the header: the side menu's button, reload, and the breadcrumb or the header menu. */
export function HeaderStart({ menu, hasBrand }: HeaderStartProps) {
  const { t } = useLingui();
  const isMobile = useAtomValue(deviceAtom) === 'mobile';
  const settings = useAtomValue(layoutSettingsAtom);
  return (
    <>
      {hasBrand ? <Brand /> : null}
      {menu ? (
        <HeaderButton
          label={t({ id: 'host.component.header.menu', message: 'Main menu' })}
          isExpanded={menu.isOpen}
          press={menu.toggle}
        >
          <span className={styles.fold}>
            {menu.isOpen && !isMobile ? <IconMenuFold /> : <IconMenuUnfold />}
          </span>
        </HeaderButton>
      ) : null}
      {settings.showsReload ? <ReloadButton /> : null}
      {settings.showsBreadcrumb && !settings.showsHeaderMenu && !isMobile ? <Breadcrumb /> : null}
      <HeaderMenu />
    </>
  );
}
