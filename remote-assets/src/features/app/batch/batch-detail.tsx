import { type Batch, batchCalls, ERROR_CODES } from '@atrium/contract';
import { BusinessError, useCall } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconLeft, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadedSection } from '../../../loaded-section.tsx';
import { SectionSkeleton } from '../../../skeletons/section-skeleton.tsx';
import styles from '../app.module.css';
import batchStyles from './batch.module.css';
import { BatchActions } from './batch-actions.tsx';
import { BatchDeliveries } from './batch-deliveries.tsx';
import { BatchRows } from './batch-rows.tsx';
import { BatchSummary } from './batch-summary.tsx';

interface BatchDetailProps {
  readonly id: string;
  onClose(): void;
}

/** Seconds between two loads of a batch that runs. */
const REFRESH_SECONDS = 1;

/** One batch: its progress, its actions and its rows. */
export function BatchDetail({ id, onClose }: BatchDetailProps) {
  const { t } = useLingui();
  const [isRunning, setRunning] = useState(false);
  const loaded = useCall(batchCalls.detail, { id }, { refreshSeconds: isRunning ? REFRESH_SECONDS : 0 });
  const isInProgress = loaded.data !== undefined && isUnfinished(loaded.data);
  // An option of the call above depends on the data that the call returns, so a state stores this value.
  if (isInProgress !== isRunning) setRunning(isInProgress);
  const back = (
    <Button type="text" icon={<IconLeft className={batchStyles.backIcon} />} onClick={onClose}>
      {t({ id: 'assets.page.batch.back', message: 'All batches' })}
    </Button>
  );
  if (isMissing(loaded.error)) {
    return (
      <StateView
        kind="missing"
        title={t({ id: 'assets.page.batch.missing', message: 'Batch not found' })}
        description={t({
          id: 'assets.page.batch.missing-description',
          message: 'It may have been deleted. Batches are stored for the retention period of the app.',
        })}
        action={back}
      />
    );
  }
  return (
    <>
      <div className={batchStyles.back}>{back}</div>
      <LoadedSection loaded={loaded} skeleton={<SectionSkeleton />}>
        {(batch) => (
          <>
            <section className={styles.card} aria-label={batch.name}>
              <div className={batchStyles.head}>
                <h2 className={styles.sectionTitle}>
                  <bdi>{batch.name}</bdi>
                </h2>
                <BatchActions batch={batch} onChanged={loaded.reload} onRemoved={onClose} />
              </div>
              <BatchSummary batch={batch} />
            </section>
            <BatchRows batch={batch} />
            {batch.webhookUrl === null ? null : <BatchDeliveries batch={batch} />}
          </>
        )}
      </LoadedSection>
    </>
  );
}

/** After a batch is canceled, its rows in progress still finish. */
function isUnfinished({ status, counts }: Batch): boolean {
  return status === 'running' || counts.running > 0;
}

function isMissing(error: unknown): boolean {
  // If the id in the address is not a UUID, the server responds with the error `invalid`.
  return (
    error instanceof BusinessError &&
    (error.code === ERROR_CODES.notFound || error.code === ERROR_CODES.invalid)
  );
}
