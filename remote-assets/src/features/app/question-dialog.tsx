import { Modal, useReturnFocus } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface QuestionDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What the button does, as a verb. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  /** Whether the answer can be given yet; unless said, it can. */
  readonly canConfirm?: boolean;
  onClose(): void;
  onConfirm(): void;
  readonly children: ReactNode;
}

/** Asks before something is done that is not easily undone. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { t } = useLingui();
  useReturnFocus(props.isOpen);
  const { isDangerous = false, canConfirm = true } = props;
  return (
    <Modal
      visible={props.isOpen}
      simple={false}
      unmountOnExit
      title={props.title}
      okText={props.confirm}
      cancelText={t({ id: 'assets.component.question.cancel', message: 'Cancel' })}
      confirmLoading={props.isBusy}
      okButtonProps={{ disabled: !canConfirm, ...(isDangerous ? { status: 'danger' } : {}) }}
      onCancel={props.onClose}
      onOk={props.onConfirm}
    >
      {props.children}
    </Modal>
  );
}
