import { type Algorithm, algorithmCalls, PUBLICATION_MOVES, type PublicationMove } from '@atrium/contract';
import { request, usePane, useSetPaneAtom } from '@atrium/runtime';
import { useTable } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { Question } from '../../panel/question.tsx';
import { useAlgorithmLabels } from '../../use-algorithm-labels.ts';
import { endTransitionAtom, type RequestedTransition } from './transition-atoms.ts';

/** Asks for confirmation before an algorithm is published, disabled or archived. */
export function TransitionQuestion({ requested }: { readonly requested: RequestedTransition }) {
  const { t } = useLingui();
  const { notices } = usePane();
  const { moves, statuses } = useAlgorithmLabels();
  const { reload } = useTable<Algorithm>();
  const end = useSetPaneAtom(endTransitionAtom);
  const { move, algorithm } = requested;
  const { id, name } = algorithm;
  const lines: Readonly<Record<PublicationMove, string>> = {
    publish: t({
      id: 'management.page.algorithms.publish-line',
      message: 'Users can create apps on it. Apps run the production version by default.',
    }),
    disable: t({
      id: 'management.page.algorithms.disable-line',
      message: 'Apps that use this algorithm stop running until it is published again.',
    }),
    archive: t({
      id: 'management.page.algorithms.archive-line',
      message: 'An archived algorithm cannot be published again or restored.',
    }),
  };
  const action = moves[move];
  return (
    <Question
      title={t({ id: 'management.page.algorithms.move-title', message: `${action} “${name}”?` })}
      confirm={action}
      isDangerous={move !== 'publish'}
      act={() => request(algorithmCalls[move], { id }, { isSilent: true })}
      onClose={end}
      onDone={() => {
        const state = statuses[PUBLICATION_MOVES[move].to];
        end();
        notices.success(
          t({ id: 'management.page.algorithms.moved', message: `Status of “${name}” changed to ${state}` }),
        );
        void reload();
      }}
    >
      <p>{lines[move]}</p>
    </Question>
  );
}
