import { type Algorithm, algorithmCalls, mayMove, PUBLICATION_MOVES, TASK_IDS } from '@atrium/contract';
import { usePane, useSetPaneAtom } from '@atrium/runtime';
import { callSource, type FormDefinition, formCalls, type RowAction, TableScreen } from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { versionsAddress } from '../../addresses.ts';
import { useAlgorithmNames } from '../../algorithm-names.ts';
import { askMoveAtom } from './algorithm-task-atoms.ts';
import { MoveLayer } from './move-layer.tsx';
import { useAlgorithmColumns } from './use-algorithm-columns.tsx';

const source = callSource<Algorithm>(algorithmCalls.list);
const records = formCalls<Algorithm>(algorithmCalls);

/** The algorithms that apps may be made of. */
export function AlgorithmsPage() {
  const { t } = useLingui();
  return (
    <TableScreen
      definition={{
        name: 'management-algorithms',
        title: t({ id: 'management.page.algorithms.title', message: 'Algorithms' }),
        line: t({
          id: 'management.page.algorithms.line',
          message: 'The algorithms that the platform offers. Once published, users can build apps on them.',
        }),
        keyword: t({ id: 'management.page.algorithms.search', message: 'Search name, slug or description' }),
        empty: {
          title: t({ id: 'management.page.algorithms.empty', message: 'No algorithms yet' }),
          line: t({
            id: 'management.page.algorithms.empty-line',
            message:
              'Add an algorithm and give it a version; once that is validated and in production, the algorithm can be published.',
          }),
        },
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        source,
        columns: useAlgorithmColumns(),
        rowActions: useAlgorithmActions(),
        form: useAlgorithmForm(),
      }}
    >
      <MoveLayer />
    </TableScreen>
  );
}

function useAlgorithmActions(): readonly RowAction<Algorithm>[] {
  const { t } = useLingui();
  const { navigator } = usePane();
  const { moves } = useAlgorithmNames();
  const ask = useSetPaneAtom(askMoveAtom);
  return [
    {
      key: 'versions',
      label: t({ id: 'management.page.algorithms.versions', message: 'Versions' }),
      run: ({ id }) => navigator.go(versionsAddress(id)),
    },
    ...(['publish', 'disable', 'archive'] as const).map((move) => ({
      key: move,
      label: moves[move],
      isDangerous: move === 'archive',
      isOffered: ({ status }: Algorithm) => mayMove(PUBLICATION_MOVES, move, status),
      run: (algorithm: Algorithm) => ask({ move, algorithm }),
    })),
  ];
}

function useAlgorithmForm(): FormDefinition<Algorithm> {
  const { t } = useLingui();
  const { taskChoices } = useAlgorithmNames();
  // A task that no engine does could never have a version.
  const isDone = ({ value }: { readonly value: string }) => TASK_IDS.some((task) => task === value);
  const slugFixed = t({
    id: 'management.page.algorithms.slug-fixed',
    message: 'The slug cannot change once published',
  });
  const taskFixed = t({
    id: 'management.page.algorithms.task-fixed',
    message: "There are versions, so the task can't change",
  });
  return {
    schema: algorithmCalls.create.body,
    source: records,
    noun: t({ id: 'management.page.algorithms.noun', message: 'algorithm' }),
    fields: {
      name: {},
      slug: {
        label: t({ id: 'management.page.algorithms.slug', message: 'Slug' }),
        hint: t({
          id: 'management.page.algorithms.slug-hint',
          message: 'For example kmeans; it cannot change once published',
        }),
        rule: t({
          id: 'management.page.algorithms.slug-rule',
          message: '3 to 48 characters: lower case letters, digits and hyphens, beginning with a letter',
        }),
        isCode: true,
        fixedFor: ({ status }) => (status === 'draft' ? undefined : slugFixed),
      },
      task: {
        options: taskChoices.filter(isDone),
        fixedFor: ({ versionCount }) => (versionCount > 0 ? taskFixed : undefined),
      },
      description: { label: t({ id: 'management.page.algorithms.description', message: 'Description' }) },
    },
  };
}
