import { useListQuery, useLoad, useSetPaneAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconPlus, PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { ListScreen } from '../../list/list-screen.tsx';
import { ListSearch } from '../../list/list-search.tsx';
import { addAlgorithmAtom, algorithmsLoad } from './algorithm-atoms.ts';
import { AlgorithmEditor } from './algorithm-editor.tsx';
import { useAlgorithmNames } from './algorithm-names.ts';
import { useAlgorithmColumns } from './use-algorithm-columns.tsx';

const FILTERS = ['task', 'status'];

/** The algorithms that apps may be made of. */
export function AlgorithmsPage() {
  const { t } = useLingui();
  const query = useListQuery(FILTERS);
  const loaded = useLoad(algorithmsLoad, query.body);
  const columns = useAlgorithmColumns();
  const { taskChoices, statusChoices } = useAlgorithmNames();
  const add = useSetPaneAtom(addAlgorithmAtom);
  const addButton = (
    <Button type="primary" icon={<IconPlus />} onClick={add}>
      {t({ id: 'management.page.algorithms.add', message: '新增算法' })}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t({ id: 'management.page.algorithms.title', message: '算法' })}
        line={t({
          id: 'management.page.algorithms.line',
          message: '管理平台提供的算法；发布后，用户可以用它创建应用。',
        })}
        actions={addButton}
      />
      <ListSearch
        query={query}
        placeholder={t({ id: 'management.page.algorithms.search', message: '搜索名称、标识或描述' })}
        filters={[
          {
            name: 'task',
            label: t({ id: 'management.page.algorithms.all-tasks', message: '全部任务' }),
            options: taskChoices,
          },
          {
            name: 'status',
            label: t({ id: 'management.page.algorithms.all-statuses', message: '全部状态' }),
            options: statusChoices,
          },
        ]}
      />
      <ListScreen
        label={t({ id: 'management.page.algorithms.title', message: '算法' })}
        query={query}
        loaded={loaded}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <StateView
            kind="empty"
            title={t({ id: 'management.page.algorithms.empty', message: '还没有算法' })}
            action={addButton}
          />
        }
      />
      <AlgorithmEditor onStored={loaded.reload} />
    </>
  );
}
