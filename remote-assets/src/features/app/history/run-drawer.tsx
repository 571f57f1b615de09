import { runCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { SideDrawer } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadedSection } from '../../../loaded-section.tsx';
import { SectionSkeleton } from '../../../skeletons/section-skeleton.tsx';
import styles from '../app.module.css';
import { Feedback } from '../feedback.tsx';
import { ReasonForm } from './reason-form.tsx';
import { RunDetails } from './run-details.tsx';
import { StoredPayload } from './stored-payload.tsx';

/** The drawer of a run: its status, its stored input and output, and a button that runs it again. */
export function RunDrawer({ id, onClose }: { readonly id: string; onClose(): void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState<string>();
  const body = { id, ...(reason === undefined ? {} : { reason }) };
  const loaded = useCall(runCalls.detail, body, { showsPrevious: true });
  return (
    <SideDrawer
      isOpen
      isWide
      title={t({ id: 'assets.page.history.one', message: 'Run' })}
      closeLabel={t({ id: 'assets.page.history.close', message: 'Close' })}
      onClose={onClose}
    >
      <LoadedSection loaded={loaded} skeleton={<SectionSkeleton />}>
        {(run) => (
          <div className={styles.panel}>
            <RunDetails run={run} />
            {run.status === 'succeeded' ? (
              <Feedback runId={id} value={run.feedback} onChange={() => void loaded.reload()} />
            ) : null}
            {run.isWithheld ? <ReasonForm onSubmit={setReason} /> : null}
            <StoredPayload storedRun={run} reason={reason} />
          </div>
        )}
      </LoadedSection>
    </SideDrawer>
  );
}
