import {
  type Algorithm,
  algorithmCalls,
  isTransitionAllowed,
  PUBLICATION_TRANSITIONS,
} from '@atrium/contract';
import { usePane, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import {
  createFormSource,
  createRowSource,
  type FormDefinition,
  type RowAction,
  TableScreen,
} from '@atrium/table';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { getVersionsAddress } from '../../addresses.ts';
import { ImportTool } from '../../definition/import-tool.tsx';
import { useExportAction } from '../../definition/use-export-action.ts';
import { useAlgorithmLabels } from '../../use-algorithm-labels.ts';
import { requestedTransitionAtom, requestTransitionAtom } from './transition-atoms.ts';
import { useAlgorithmColumns } from './use-algorithm-columns.tsx';

const AlgorithmTransitionConfirmation = lazy(async () => ({
  default: (await import('./algorithm-transition-confirmation.tsx')).AlgorithmTransitionConfirmation,
}));

const source = createRowSource<Algorithm>(algorithmCalls.list);
const formSource = createFormSource<Algorithm>(algorithmCalls);

/** The algorithms on which apps can be built. */
export function AlgorithmsPage() {
  const { t } = useLingui();
  const requested = usePaneAtomValue(requestedTransitionAtom);
  return (
    <TableScreen
      definition={{
        name: 'management-algorithms',
        title: t({ id: 'management.page.algorithms.title', message: 'Algorithms' }),
        description: t({
          id: 'management.page.algorithms.page-description',
          message: 'Manage the algorithms of the platform. Users create apps from published algorithms.',
        }),
        keyword: t({
          id: 'management.page.algorithms.search',
          message: 'Search names, slugs or descriptions',
        }),
        empty: {
          title: t({ id: 'management.page.algorithms.empty', message: 'No algorithms yet' }),
          description: t({
            id: 'management.page.algorithms.empty-description',
            message:
              'Add an algorithm and a version, validate the version and point the “production” alias at it. Then publish the algorithm.',
          }),
        },
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        source,
        columns: useAlgorithmColumns(),
        rowActions: useAlgorithmActions(),
        tools: <ImportTool kind="algorithm" />,
        form: useAlgorithmForm(),
      }}
    >
      <Suspense fallback={null}>
        {requested ? <AlgorithmTransitionConfirmation requested={requested} /> : null}
      </Suspense>
    </TableScreen>
  );
}

function useAlgorithmActions(): readonly RowAction<Algorithm>[] {
  const { t } = useLingui();
  const { navigator } = usePane();
  const { transitions } = useAlgorithmLabels();
  const requestTransition = useSetPaneAtom(requestTransitionAtom);
  const exportAction = useExportAction<Algorithm>('algorithm');
  return [
    {
      key: 'versions',
      label: t({ id: 'management.page.algorithms.versions', message: 'Versions' }),
      run: ({ id }) => navigator.go(getVersionsAddress(id)),
    },
    exportAction,
    ...(['publish', 'disable', 'archive'] as const).map((transition) => ({
      key: transition,
      label: transitions[transition],
      isDangerous: transition !== 'publish',
      isOffered: ({ status }: Algorithm) => isTransitionAllowed(PUBLICATION_TRANSITIONS, transition, status),
      run: (algorithm: Algorithm) => requestTransition({ transition, algorithm }),
    })),
  ];
}

function useAlgorithmForm(): FormDefinition<Algorithm> {
  const { t } = useLingui();
  const { taskChoices } = useAlgorithmLabels();
  const slugReadOnlyReason = t({
    id: 'management.page.algorithms.slug-fixed',
    message: 'The slug cannot be changed after publishing.',
  });
  const taskReadOnlyReason = t({
    id: 'management.page.algorithms.task-fixed',
    message: 'The task cannot be changed because versions exist.',
  });
  return {
    schema: algorithmCalls.create.body,
    source: formSource,
    noun: t({ id: 'management.page.algorithms.noun', message: 'algorithm' }),
    fields: {
      name: {},
      slug: {
        label: t({ id: 'management.page.algorithms.slug', message: 'Slug' }),
        hint: t({
          id: 'management.page.algorithms.slug-hint',
          message: 'For example, kmeans. Cannot be changed after publishing.',
        }),
        rule: t({
          id: 'management.page.algorithms.slug-rule',
          message: 'Use 3 to 48 lowercase letters, digits and hyphens, starting with a letter',
        }),
        isCode: true,
        getReadOnlyReason: ({ status }) => (status === 'draft' ? undefined : slugReadOnlyReason),
      },
      task: {
        options: taskChoices,
        getReadOnlyReason: ({ versionCount }) => (versionCount > 0 ? taskReadOnlyReason : undefined),
      },
      description: { label: t({ id: 'management.page.algorithms.description', message: 'Description' }) },
    },
  };
}
