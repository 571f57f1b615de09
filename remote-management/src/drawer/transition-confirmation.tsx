import { PUBLICATION_TRANSITIONS, type PublicationTransition } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithmLabels } from '../use-algorithm-labels.ts';
import { Confirmation } from './confirmation.tsx';

interface TransitionConfirmationProps {
  /** The name of the record. */
  readonly name: string;
  readonly transition: PublicationTransition;
  /** The effect of each transition on users. */
  readonly explanations: Readonly<Record<PublicationTransition, string>>;
  /** Performs the transition with silent requests. */
  act(): Promise<unknown>;
  onClose(): void;
}

/** Asks for confirmation before a record of the list is published, disabled or archived. */
export function TransitionConfirmation({
  name,
  transition,
  explanations,
  act,
  onClose,
}: TransitionConfirmationProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { reload } = useTable();
  const { transitions, statuses } = useAlgorithmLabels();
  const action = transitions[transition];
  const state = statuses[PUBLICATION_TRANSITIONS[transition].to];
  return (
    <Confirmation
      title={t({ id: 'management.component.transition.title', message: `${action} “${name}”?` })}
      confirm={action}
      isDangerous={transition !== 'publish'}
      act={act}
      onClose={onClose}
      onDone={() => {
        onClose();
        toasts.success(
          t({
            id: 'management.component.transition.done',
            message: `Status of “${name}” changed to ${state}`,
          }),
        );
        void reload();
      }}
    >
      <p>{explanations[transition]}</p>
    </Confirmation>
  );
}
