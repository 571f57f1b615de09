import Button from '@arco-design/web-react/es/Button';
import { ConfigContext } from '@arco-design/web-react/es/ConfigProvider';
import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import { type ReactNode, useContext } from 'react';
import { Drawer } from '../layer/drawer.tsx';
import { useReturnFocus } from '../return-focus/use-return-focus.ts';
import styles from './side-drawer.module.css';

interface SideDrawerProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** The label of the button that closes it. */
  readonly closeLabel: string;
  /** Wide enough for a table or an image. */
  readonly isWide?: boolean;
  /** More buttons for the head, before the one that closes the drawer. */
  readonly tools?: ReactNode;
  onClose(): void;
  readonly children: ReactNode;
}

/** A dialog at the end side of the window, with the full width on a phone. It takes, traps and returns the focus. */
export function SideDrawer({
  isOpen,
  title,
  closeLabel,
  isWide = false,
  tools,
  onClose,
  children,
}: SideDrawerProps) {
  const { rtl } = useContext(ConfigContext);
  useReturnFocus(isOpen);
  return (
    <Drawer
      visible={isOpen}
      {...getDialogRole(title)}
      title={null}
      footer={null}
      closable={false}
      width={`min(${isWide ? 760 : 480}px, 100vw)`}
      placement={rtl ? 'left' : 'right'}
      unmountOnExit
      focusLock
      autoFocus
      onCancel={onClose}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {tools}
        <Button type="text" aria-label={closeLabel} icon={<IconClose />} onClick={onClose} />
      </div>
      {children}
    </Drawer>
  );
}

/** Arco passes these attributes to the drawer's element, although its types do not declare them. */
function getDialogRole(title: string) {
  return { role: 'dialog', 'aria-modal': true, 'aria-label': title };
}
