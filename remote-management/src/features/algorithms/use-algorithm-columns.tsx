import type { Algorithm } from '@atrium/contract';
import { useSetPaneAtom } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { type RecordColumn, StatusMark } from '@atrium/ui/data';
import { Tag } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { Moment } from '../../list/moment.tsx';
import { NameAndSlug } from '../../list/name-and-slug.tsx';
import { editAlgorithmAtom } from './algorithm-atoms.ts';
import { STATUS_TONES, useAlgorithmNames } from './algorithm-names.ts';
import styles from './algorithms.module.css';

export function useAlgorithmColumns(): readonly RecordColumn<Algorithm>[] {
  const { t } = useLingui();
  const { tasks, statuses } = useAlgorithmNames();
  const edit = useSetPaneAtom(editAlgorithmAtom);
  return [
    {
      key: 'name',
      title: t({ id: 'management.page.algorithms.name', message: '名称' }),
      isName: true,
      sortField: 'name',
      render: ({ name, slug }) => <NameAndSlug name={name} slug={slug} />,
    },
    {
      key: 'task',
      title: t({ id: 'management.page.algorithms.task', message: '任务' }),
      sortField: 'task',
      render: ({ task }) => tasks[task],
    },
    {
      key: 'status',
      title: t({ id: 'management.page.algorithms.status', message: '状态' }),
      sortField: 'status',
      render: ({ status }) => <StatusMark tone={STATUS_TONES[status]}>{statuses[status]}</StatusMark>,
    },
    {
      key: 'tags',
      title: t({ id: 'management.page.algorithms.tags', message: '标签' }),
      render: ({ tags }) =>
        tags.length === 0 ? (
          '–'
        ) : (
          <span className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        ),
    },
    {
      key: 'createdBy',
      title: t({ id: 'management.page.algorithms.created-by', message: '创建人' }),
      render: ({ createdByName }) => createdByName ?? '–',
    },
    {
      key: 'updatedAt',
      title: t({ id: 'management.page.algorithms.updated-at', message: '更新时间' }),
      sortField: 'updatedAt',
      render: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
    {
      key: 'actions',
      title: t({ id: 'management.page.algorithms.actions', message: '操作' }),
      isActions: true,
      render: (algorithm) => {
        const { name } = algorithm;
        return (
          <Button
            type="text"
            aria-label={t({ id: 'management.page.algorithms.edit-one', message: `编辑 ${name}` })}
            onClick={() => edit(algorithm)}
          >
            {t({ id: 'management.page.algorithms.edit', message: '编辑' })}
          </Button>
        );
      },
    },
  ];
}
