import { PUBLICATION_MOVES, type PublicationMove } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { useAlgorithmLabels } from '../use-algorithm-labels.ts';
import { Question } from './question.tsx';

interface TransitionQuestionProps {
  readonly name: string;
  readonly move: PublicationMove;
  /** What each transition means for users. */
  readonly lines: Readonly<Record<PublicationMove, string>>;
  act(): Promise<unknown>;
  onClose(): void;
}

/** Asks for confirmation before a record of the list is published, disabled or archived. */
export function TransitionQuestion({ name, move, lines, act, onClose }: TransitionQuestionProps) {
  const { t } = useLingui();
  const { notices } = usePane();
  const { reload } = useTable();
  const { moves, statuses } = useAlgorithmLabels();
  const action = moves[move];
  const state = statuses[PUBLICATION_MOVES[move].to];
  return (
    <Question
      title={t({ id: 'management.component.transition.title', message: `${action} “${name}”?` })}
      confirm={action}
      isDangerous={move !== 'publish'}
      act={act}
      onClose={onClose}
      onDone={() => {
        onClose();
        notices.success(
          t({
            id: 'management.component.transition.done',
            message: `Status of “${name}” changed to ${state}`,
          }),
        );
        void reload();
      }}
    >
      <p>{lines[move]}</p>
    </Question>
  );
}
