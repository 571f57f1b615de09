import { type BusinessError, useSubmission } from '@atrium/runtime';
import { FormAlert } from '@atrium/ui/base';
import { ConfirmDialog } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Obstacles } from './obstacles.tsx';

interface QuestionProps {
  readonly title: string;
  /** What the button does, as a verb. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** Made of silent requests; a refusal is shown here, with what is in the way. */
  act(): Promise<unknown>;
  onDone(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** Asks before something is done that others will notice. Mounted, it is open. */
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
  const [refusal, setRefusal] = useState<BusinessError>();
  const answer = async () => {
    setRefusal(undefined);
    const isDone = await submit(async () => {
      await act();
      return true;
    }, setRefusal);
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
      <FormAlert>{refusal?.msg}</FormAlert>
      {refusal ? <Obstacles refusal={refusal} /> : children}
    </ConfirmDialog>
  );
}
