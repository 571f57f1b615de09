import { FormAlert } from '@atrium/ui/base';
import { ConfirmDialog } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dependents } from './dependents.tsx';
import { useAction } from './use-action.ts';

interface ConfirmationProps {
  readonly title: string;
  /** The label of the button, a verb. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** Performs the action with silent requests. The dialog shows their errors and the records that block the action. */
  act(): Promise<unknown>;
  onDone(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** Asks for confirmation before an action that affects other users. The dialog is open while it is mounted. */
export function Confirmation({
  title,
  confirm,
  isDangerous = false,
  act,
  onDone,
  onClose,
  children,
}: ConfirmationProps) {
  const { t } = useLingui();
  const { isRunning, error, run } = useAction();
  const confirmAction = async () => {
    const isDone = await run(async () => {
      await act();
      return true;
    });
    if (isDone) onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirm={confirm}
      cancel={t({ id: 'management.component.question.cancel', message: 'Cancel' })}
      isDangerous={isDangerous}
      isBusy={isRunning}
      onConfirm={() => void confirmAction()}
      onClose={onClose}
    >
      <FormAlert>{error?.msg}</FormAlert>
      {error ? <Dependents businessError={error} /> : children}
    </ConfirmDialog>
  );
}
