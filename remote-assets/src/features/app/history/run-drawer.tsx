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
import { RunNeighbors, type RunNeighborsProps } from './run-neighbors.tsx';
import { StoredPayload } from './stored-payload.tsx';

interface RunDrawerProps extends RunNeighborsProps {
  onClose(): void;
}

/** The drawer of a run: its status, its stored input and output, and a button that runs it again. */
export function RunDrawer({ onClose, ...neighbors }: RunDrawerProps) {
  const { t } = useLingui();
  return (
    <SideDrawer
      isOpen
      isWide
      title={t({ id: 'assets.page.history.one', message: 'Run' })}
      closeLabel={t({ id: 'assets.page.history.close', message: 'Close' })}
      tools={<RunNeighbors {...neighbors} />}
      onClose={onClose}
    >
      <RunContent key={neighbors.id} id={neighbors.id} onClose={onClose} />
    </SideDrawer>
  );
}

interface RunContentProps {
  readonly id: string;
  onClose(): void;
}

function RunContent({ id, onClose }: RunContentProps) {
  /** Why an admin needs the input and output, which the server otherwise withholds. */
  const [accessReason, setAccessReason] = useState<string>();
  const body = { id, ...(accessReason === undefined ? {} : { reason: accessReason }) };
  const loaded = useCall(runCalls.detail, body, { showsPrevious: true });
  return (
    <LoadedSection loaded={loaded} skeleton={<SectionSkeleton />}>
      {(run) => (
        <div className={styles.panel}>
          <RunDetails run={run} />
          {run.status === 'succeeded' ? (
            <Feedback runId={id} value={run.feedback} onChange={() => void loaded.reload()} />
          ) : null}
          {run.isWithheld ? <ReasonForm onSubmit={setAccessReason} /> : null}
          <StoredPayload storedRun={run} accessReason={accessReason} onClose={onClose} />
        </div>
      )}
    </LoadedSection>
  );
}
