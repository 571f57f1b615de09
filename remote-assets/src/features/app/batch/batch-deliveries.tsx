import { type Batch, batchCalls, type WebhookDelivery, type WebhookStatus } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { useCall } from '@atrium/runtime';
import { RecordTable, StatusMark, type StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadedSection } from '../../../loaded-section.tsx';
import styles from '../app.module.css';
import { useDeliveryLabels } from './use-delivery-labels.ts';

/** Seconds between two loads while there is no request yet, or while one waits for its next attempt. */
const REFRESH_SECONDS = 3;

const TONES: Readonly<Record<WebhookStatus, StatusTone>> = {
  pending: 'running',
  delivered: 'success',
  failed: 'danger',
};

/** The requests to the webhook of a batch that has ended. */
export function BatchDeliveries({ batch }: { readonly batch: Batch }) {
  const { t } = useLingui();
  const format = useFormat();
  const { statuses, describeResponse } = useDeliveryLabels();
  const [isPending, setPending] = useState(true);
  const loaded = useCall(
    batchCalls.deliveries,
    { id: batch.id },
    { refreshSeconds: isPending ? REFRESH_SECONDS : 0 },
  );
  const list = loaded.data?.list ?? [];
  const hasPending = list.length === 0 || list.some(({ status }) => status === 'pending');
  // An option of the call above depends on the data that the call returns, so a state stores this value.
  if (hasPending !== isPending) setPending(hasPending);
  const title = t({ id: 'assets.page.batch.deliveries', message: 'Requests to the webhook' });
  const table = (rows: readonly WebhookDelivery[] | undefined) => (
    <RecordTable
      label={title}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'createdAt',
          title: t({ id: 'assets.page.batch.created', message: 'Created' }),
          isName: true,
          render: ({ createdAt }) => format.dateTime(createdAt),
        },
        {
          key: 'status',
          title: t({ id: 'assets.page.batch.status', message: 'Status' }),
          render: ({ status }) => <StatusMark tone={TONES[status]}>{statuses[status]}</StatusMark>,
        },
        {
          key: 'attempts',
          title: t({ id: 'assets.page.batch.attempts', message: 'Attempts' }),
          isNumber: true,
          render: ({ attempts }) => format.number(attempts),
        },
        {
          key: 'response',
          title: t({ id: 'assets.page.batch.response', message: 'Last response' }),
          render: describeResponse,
        },
        {
          key: 'nextAt',
          title: t({ id: 'assets.page.batch.next-attempt', message: 'Next attempt' }),
          render: ({ nextAt }) => (nextAt === null ? '–' : format.dateTime(nextAt)),
        },
      ]}
    />
  );
  return (
    <section aria-label={title}>
      <h2 className={styles.sectionTitle}>
        {title} · <bdi>{batch.webhookUrl}</bdi>
      </h2>
      <LoadedSection loaded={loaded} skeleton={table(undefined)}>
        {({ list: deliveries }) =>
          deliveries.length === 0 ? (
            <p>
              {t({
                id: 'assets.page.batch.no-deliveries',
                message: 'The webhook receives a request when the batch has ended.',
              })}
            </p>
          ) : (
            table(deliveries)
          )
        }
      </LoadedSection>
    </section>
  );
}
