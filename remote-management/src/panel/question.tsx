import { type BusinessError, useSubmission } from '@atrium/runtime';
import { FormAlert } from '@atrium/ui/base';
import { ConfirmDialog } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Dependants } from './dependants.tsx';

interface QuestionProps {
  readonly title: string;
  /** The label of the button, a verb. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** Uses silent requests only: an error is shown here, with what blocks the action. */
  act(): Promise<unknown>;
  onDone(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** Asks for confirmation before an action that affects other users. It is open while mounted. */
export function Question({
  title,
  confirm,
  isDangerous = false,
  act,
  onDone,
  onClose,
  children,
}: QuestionProps) {
  const { t } = useLingui();
  const { isRunning, submit } = useSubmission();
  const [businessError, setBusinessError] = useState<BusinessError>();
  const answer = async () => {
    setBusinessError(undefined);
    const isDone = await submit(async () => {
      await act();
      return true;
    }, setBusinessError);
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
      onConfirm={() => void answer()}
      onClose={onClose}
    >
      <FormAlert>{businessError?.msg}</FormAlert>
      {businessError ? <Dependants businessError={businessError} /> : children}
    </ConfirmDialog>
  );
}
