import { type Algorithm, algorithmCalls } from '@atrium/contract';
import { type ColumnDefinition, callSource, formCalls, TableScreen } from '@atrium/table';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { STATUS_TONES, useAlgorithmNames } from './algorithm-names.ts';

const source = callSource<Algorithm>(algorithmCalls.list);
const records = formCalls<Algorithm>(algorithmCalls);
const nameOfCreator = ({ createdByName }: Algorithm) => createdByName;
const FINDABLE = { isSortable: true, isSearchable: true } as const;

/** The algorithms that apps may be made of. */
export function AlgorithmsPage() {
  const { t } = useLingui();
  const { statuses, taskChoices, statusChoices } = useAlgorithmNames();
  const words = {
    name: t({ id: 'management.page.algorithms.name', message: '名称' }),
    task: t({ id: 'management.page.algorithms.task', message: '任务' }),
    status: t({ id: 'management.page.algorithms.status', message: '状态' }),
    tags: t({ id: 'management.page.algorithms.tags', message: '标签' }),
    createdBy: t({ id: 'management.page.algorithms.created-by', message: '创建人' }),
    updatedAt: t({ id: 'management.page.algorithms.updated-at', message: '更新时间' }),
    fixed: t({ id: 'management.page.algorithms.slug-fixed', message: '发布后标识不可更改' }),
  };
  const mark = ({ status }: Algorithm) => (
    <StatusMark tone={STATUS_TONES[status]}>{statuses[status]}</StatusMark>
  );
  const columns: readonly ColumnDefinition<Algorithm>[] = [
    { key: 'name', title: words.name, kind: 'text', isName: true, isSortable: true, render: NameAndSlug },
    { key: 'task', title: words.task, kind: 'select', width: 136, options: taskChoices, ...FINDABLE },
    { key: 'status', title: words.status, kind: 'select', options: statusChoices, ...FINDABLE, render: mark },
    { key: 'tags', title: words.tags, kind: 'tags', width: 200, isSearchable: true, isQuickEdited: true },
    { key: 'createdBy', title: words.createdBy, kind: 'text', width: 110, value: nameOfCreator },
    { key: 'updatedAt', title: words.updatedAt, kind: 'date', ...FINDABLE },
  ];
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
        empty: { title: t({ id: 'management.page.algorithms.empty', message: '还没有算法' }) },
        rowKey: ({ id }) => id,
        rowName: ({ name }) => name,
        source,
        columns,
        form: {
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
              fixedFor: ({ status }) => (status === 'draft' ? undefined : words.fixed),
            },
            description: { label: t({ id: 'management.page.algorithms.description', message: '描述' }) },
          },
        },
      }}
    />
  );
}
