import type { Batch } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { StatusMark } from '@atrium/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from '../app.module.css';
import { useOpenApp } from '../open-app.ts';
import { useDescribeBinding } from '../use-describe-binding.ts';
import { useTarget } from '../use-target.ts';
import batchStyles from './batch.module.css';
import { BatchProgress } from './batch-progress.tsx';
import { useDescribeBatchStatus, useRowStatusLabels } from './use-batch-labels.ts';

/** The status of a batch, its rows by status, and how it runs. */
export function BatchSummary({ batch }: { readonly batch: Batch }) {
  const { t } = useLingui();
  const format = useFormat();
  const { app } = useOpenApp();
  const { target } = useTarget();
  const describeStatus = useDescribeBatchStatus();
  const describeBinding = useDescribeBinding();
  const rowLabels = useRowStatusLabels();
  const { counts, createdByName, createdAt, finishedAt, perMinute, binding, inputColumns } = batch;
  const { tone, label } = describeStatus(batch);
  // A batch without its own binding uses the binding of the app.
  const offeredBinding = target?.bindings.find((one) => one.binding === (binding ?? app.binding));
  const details: readonly (readonly [string, ReactNode])[] = [
    [
      t({ id: 'assets.page.batch.status', message: 'Status' }),
      <StatusMark key="status" tone={tone}>
        {label}
      </StatusMark>,
    ],
    ...(['succeeded', 'failed', 'running', 'queued', 'canceled'] as const).flatMap((status) =>
      counts[status] === 0 && status !== 'succeeded' && status !== 'failed'
        ? []
        : [[rowLabels[status], format.number(counts[status])] as const],
    ),
    [t({ id: 'assets.page.batch.created', message: 'Created' }), format.dateTime(createdAt)],
    [t({ id: 'assets.page.batch.created-by', message: 'Created by' }), createdByName ?? '–'],
    ...(finishedAt
      ? [[t({ id: 'assets.page.batch.ended', message: 'Ended' }), format.dateTime(finishedAt)] as const]
      : []),
    [
      t({ id: 'assets.page.history.version', message: 'Version' }),
      offeredBinding
        ? describeBinding(offeredBinding, { isPast: finishedAt !== null })
        : (binding ?? t({ id: 'assets.page.history.app-binding', message: 'Current version of the app' })),
    ],
    [
      t({ id: 'assets.page.batch.pace', message: 'Rate limit' }),
      perMinute === null
        ? t({ id: 'assets.page.batch.no-pace', message: 'Not limited' })
        : t({
            id: 'assets.page.batch.pace-of',
            message: plural(perMinute, { one: '# row per minute', other: '# rows per minute' }),
          }),
    ],
    ...(inputColumns.length > 0
      ? [
          [
            t({ id: 'assets.page.batch.input-column-names', message: 'Input columns' }),
            <bdi key="input">{format.list(inputColumns)}</bdi>,
          ] as const,
        ]
      : []),
  ];
  return (
    <>
      <div className={batchStyles.wide}>
        <BatchProgress batch={batch} />
      </div>
      <dl className={styles.detailList}>
        {details.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
