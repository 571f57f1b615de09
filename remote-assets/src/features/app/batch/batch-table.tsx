import type { Batch } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Button } from '@atrium/ui/base';
import { RecordTable, StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { BatchProgress } from './batch-progress.tsx';
import { useDescribeBatchStatus } from './use-batch-labels.ts';

interface BatchTableProps {
  /** Undefined while the batches load. */
  readonly list: readonly Batch[] | undefined;
  onOpen(id: string): void;
}

/** The batches of an app, newest first. */
export function BatchTable({ list, onOpen }: BatchTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const describeStatus = useDescribeBatchStatus();
  return (
    <RecordTable
      label={t({ id: 'assets.page.batch.batches', message: 'Batches' })}
      rows={list}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t({ id: 'assets.page.batch.name', message: 'Name' }),
          isName: true,
          render: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          key: 'status',
          title: t({ id: 'assets.page.batch.status', message: 'Status' }),
          render: (batch) => {
            const { tone, label } = describeStatus(batch);
            return <StatusMark tone={tone}>{label}</StatusMark>;
          },
        },
        {
          key: 'progress',
          title: t({ id: 'assets.page.batch.progress', message: 'Progress' }),
          render: (batch) => <BatchProgress batch={batch} />,
        },
        {
          key: 'succeeded',
          title: t({ id: 'assets.page.batch.row-succeeded', message: 'Succeeded' }),
          isNumber: true,
          render: ({ counts }) => format.number(counts.succeeded),
        },
        {
          key: 'failed',
          title: t({ id: 'assets.page.batch.row-failed', message: 'Failed' }),
          isNumber: true,
          render: ({ counts }) => format.number(counts.failed),
        },
        {
          key: 'createdBy',
          title: t({ id: 'assets.page.batch.created-by', message: 'Created by' }),
          render: ({ createdByName }) => (createdByName ? <bdi>{createdByName}</bdi> : '–'),
        },
        {
          key: 'createdAt',
          title: t({ id: 'assets.page.batch.created', message: 'Created' }),
          render: ({ createdAt }) => (
            <time dateTime={createdAt} title={format.dateTime(createdAt)}>
              {format.date(createdAt)}
            </time>
          ),
        },
        {
          key: 'actions',
          title: t({ id: 'assets.page.batch.actions', message: 'Actions' }),
          isActions: true,
          render: ({ id, name }) => (
            <Button
              type="text"
              aria-label={t({ id: 'assets.page.batch.open-of', message: `View ${name}` })}
              onClick={() => onOpen(id)}
            >
              {t({ id: 'assets.page.batch.open', message: 'View' })}
            </Button>
          ),
        },
      ]}
    />
  );
}
