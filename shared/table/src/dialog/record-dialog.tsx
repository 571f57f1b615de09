import { deviceAtom, useAppAtomValue } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import {
  Drawer,
  IconClose,
  IconDragDotVertical,
  IconFullscreen,
  IconFullscreenExit,
  Modal,
  useReturnFocus,
} from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import styles from './record-dialog.module.css';
import { useDrag } from './use-drag.ts';

interface RecordDialogProps {
  readonly title: string;
  /** A modal in the middle, which can be dragged, or a drawer at the end side. */
  readonly surface: 'modal' | 'drawer';
  /** Prevents closing while a request is running. */
  readonly isLocked?: boolean;
  /** A small dialog is a question and cannot be enlarged; medium by default. */
  readonly size?: 'small' | 'medium' | 'large';
  /** More buttons for the header, before those that move, enlarge and close the dialog. */
  readonly tools?: ReactNode;
  onClose(): void;
  readonly children: ReactNode;
}

/**
 * The frame of all dialogs of a table. Unless it is small, it fills a phone's screen, and can be enlarged to fill any
 * screen. It is open while mounted.
 */
export function RecordDialog({
  title,
  surface,
  isLocked = false,
  size = 'medium',
  tools,
  onClose,
  children,
}: RecordDialogProps) {
  const isPhone = useAppAtomValue(deviceAtom) === 'mobile';
  const [isEnlarged, setEnlarged] = useState(false);
  const drag = useDrag();
  const isSmall = size === 'small';
  // The dialog is open as long as it is mounted.
  useReturnFocus(true);
  const isFull = isEnlarged || (isPhone && !isSmall);
  const isDraggable = surface === 'modal' && !isFull && !isPhone;
  const head = (
    <div className={styles.head} {...(isDraggable ? { ...drag.handle, 'data-draggable': true } : {})}>
      <h2 className={styles.title}>{title}</h2>
      {tools}
      {isDraggable ? <MoveButton keys={drag.keys} /> : null}
      {isPhone || isSmall ? null : <SizeButton isFull={isFull} onToggle={() => setEnlarged(!isFull)} />}
      <CloseButton isDisabled={isLocked} onClose={onClose} />
    </div>
  );
  const common = {
    visible: true,
    title: null,
    footer: null,
    closable: false,
    maskClosable: false,
    escToExit: !isLocked,
    focusLock: true,
    autoFocus: true,
    unmountOnExit: true,
    onCancel: onClose,
  } as const;
  const dialogAttributes = { role: 'dialog', 'aria-modal': true, 'aria-label': title };
  if (surface === 'drawer') {
    return (
      <Drawer
        {...common}
        {...dialogAttributes}
        width={isFull ? '100vw' : 'min(560px, 100vw)'}
        className={styles.drawer ?? ''}
      >
        {head}
        {children}
      </Drawer>
    );
  }
  return (
    <Modal
      {...common}
      className={styles[isFull ? 'full' : size] ?? ''}
      modalRender={(dialog) =>
        cloneElement(dialog as ReactElement<Record<string, unknown>>, {
          ...dialogAttributes,
          ...(isDraggable ? { style: drag.style } : {}),
        })
      }
    >
      {head}
      {children}
    </Modal>
  );
}

function MoveButton({ keys }: { readonly keys: ReturnType<typeof useDrag>['keys'] }) {
  const { t } = useLingui();
  return (
    <Button
      type="text"
      data-drag="true"
      aria-label={t({ id: 'table.component.dialog.move', message: 'Drag to move, or press the arrow keys' })}
      icon={<IconDragDotVertical />}
      {...keys}
    />
  );
}

function SizeButton({ isFull, onToggle }: { readonly isFull: boolean; onToggle(): void }) {
  const { t } = useLingui();
  return (
    <Button
      type="text"
      aria-label={
        isFull
          ? t({ id: 'table.component.dialog.shrink', message: 'Exit full screen' })
          : t({ id: 'table.component.dialog.enlarge', message: 'Full screen' })
      }
      icon={isFull ? <IconFullscreenExit /> : <IconFullscreen />}
      onClick={onToggle}
    />
  );
}

function CloseButton({ isDisabled, onClose }: { readonly isDisabled: boolean; onClose(): void }) {
  const { t } = useLingui();
  return (
    <Button
      type="text"
      disabled={isDisabled}
      aria-label={t({ id: 'table.component.dialog.close', message: 'Close' })}
      icon={<IconClose />}
      onClick={onClose}
    />
  );
}
