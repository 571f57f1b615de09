import { getDirection, localeAtom } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { Drawer, IconClose, useReturnFocus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import styles from './layout-drawer.module.css';
import { LayoutSections } from './layout-sections.tsx';
import { LayoutTransfer } from './layout-transfer.tsx';

interface LayoutDrawerProps {
  readonly isOpen: boolean;
  readonly close: () => void;
}

/** The drawer with the layout and colors of the console for this user. The page shows each change immediately. */
export function LayoutDrawer({ isOpen, close }: LayoutDrawerProps) {
  const { t } = useLingui();
  useReturnFocus(isOpen);
  const isRightToLeft = getDirection(useAtomValue(localeAtom)) === 'rtl';
  const title = t({ id: 'host.component.layout-settings.title', message: 'Layout settings' });
  return (
    <Drawer
      visible={isOpen}
      {...getDialogAttributes(title)}
      placement={isRightToLeft ? 'left' : 'right'}
      width="min(360px, 100vw)"
      title={null}
      footer={null}
      closable={false}
      className={`${styles.drawer}`}
      maskStyle={{ background: 'transparent' }}
      onCancel={close}
      unmountOnExit
      focusLock
      autoFocus
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button
          type="text"
          aria-label={t({ id: 'host.component.layout-settings.close', message: 'Close layout settings' })}
          icon={<IconClose />}
          onClick={close}
        />
      </div>
      <LayoutSections />
      <LayoutTransfer />
    </Drawer>
  );
}

/** Arco passes these attributes to the drawer's element, although its types do not declare them. */
function getDialogAttributes(title: string) {
  return { role: 'dialog', 'aria-modal': true, 'aria-label': title };
}
