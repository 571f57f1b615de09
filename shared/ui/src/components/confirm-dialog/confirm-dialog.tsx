import type { ReactNode } from 'react';
import { Modal } from '../layer/modal.tsx';
import { useReturnFocus } from '../return-focus/use-return-focus.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** All texts are already translated. */
  readonly title: string;
  /** The label of the button that confirms, a verb. */
  readonly confirm: string;
  /** The label of the button that closes the dialog without a confirmation. */
  readonly cancel: string;
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  /** Whether the user can confirm yet. On by default. */
  readonly canConfirm?: boolean;
  onConfirm(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** Asks for a confirmation. When it closes, the focus returns to the element that opened it. */
export function ConfirmDialog({
  isOpen,
  title,
  confirm,
  cancel,
  isDangerous = false,
  isBusy = false,
  canConfirm = true,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  useReturnFocus(isOpen);
  return (
    <Modal
      visible={isOpen}
      simple={false}
      unmountOnExit
      title={title}
      okText={confirm}
      cancelText={cancel}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: !canConfirm, ...(isDangerous ? { status: 'danger' } : {}) }}
      onCancel={onClose}
      onOk={onConfirm}
    >
      {children}
    </Modal>
  );
}
