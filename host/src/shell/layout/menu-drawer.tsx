import { LIMITS } from '@atrium/contract';
import { getDirection, localeAtom } from '@atrium/i18n';
import { layoutSettingsAtom } from '@atrium/runtime';
import { Drawer, useReturnFocus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { SideMenu } from '../menu/side/side-menu.tsx';
import { Brand } from './brand.tsx';
import styles from './shell.module.css';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The side menu on phones. It opens over the page from the start edge. */
export function MenuDrawer({ isOpen, close }: MenuDrawerProps) {
  const { t } = useLingui();
  useReturnFocus(isOpen);
  const { siderTheme } = useAtomValue(layoutSettingsAtom);
  const isRightToLeft = getDirection(useAtomValue(localeAtom)) === 'rtl';
  return (
    <Drawer
      visible={isOpen}
      {...getDialogAttributes(t({ id: 'host.menu.sider.label', message: 'Main navigation' }))}
      placement={isRightToLeft ? 'right' : 'left'}
      width={LIMITS.sideMenuWidth}
      title={null}
      footer={null}
      closable={false}
      onCancel={close}
      bodyStyle={{ padding: 0 }}
      unmountOnExit
    >
      <div className={styles.drawer} data-theme={siderTheme}>
        <Brand />
        <SideMenu isCollapsed={false} />
      </div>
    </Drawer>
  );
}

/** Arco passes these attributes to the drawer's element, although its types do not declare them. */
function getDialogAttributes(label: string) {
  return { role: 'dialog', 'aria-modal': true, 'aria-label': label };
}
