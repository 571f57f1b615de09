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
        title: t({ id: 'management.page.algorithms.title', message: '算法' }),
        line: t({
          id: 'management.page.algorithms.line',
          message: '管理平台提供的算法；发布后，用户可以用它创建应用。',
        }),
        keyword: t({ id: 'management.page.algorithms.search', message: '搜索名称、标识或描述' }),
        empty: {
          title: t({ id: 'management.page.algorithms.empty', message: '还没有算法' }),
          line: t({
            id: 'management.page.algorithms.empty-line',
            message: '先新增算法，再给它版本；版本验证通过并指向 production 后就可以发布。',
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
      label: t({ id: 'management.page.algorithms.versions', message: '版本' }),
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
  const slugFixed = t({ id: 'management.page.algorithms.slug-fixed', message: '发布后标识不可更改' });
  const taskFixed = t({ id: 'management.page.algorithms.task-fixed', message: '已有版本，任务不可更改' });
  return {
    schema: algorithmCalls.create.body,
    source: records,
    noun: t({ id: 'management.page.algorithms.noun', message: '算法' }),
    fields: {
      name: {},
      slug: {
        label: t({ id: 'management.page.algorithms.slug', message: '标识' }),
        hint: t({ id: 'management.page.algorithms.slug-hint', message: '例如 kmeans，发布后不可更改' }),
        rule: t({
          id: 'management.page.algorithms.slug-rule',
          message: '3 到 48 个字符：小写字母、数字和连字符，以字母开头',
        }),
        isCode: true,
        fixedFor: ({ status }) => (status === 'draft' ? undefined : slugFixed),
      },
      task: {
        options: taskChoices.filter(isDone),
        fixedFor: ({ versionCount }) => (versionCount > 0 ? taskFixed : undefined),
      },
      description: { label: t({ id: 'management.page.algorithms.description', message: '描述' }) },
    },
  };
}
