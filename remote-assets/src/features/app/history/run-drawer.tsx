import { runCalls } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { NeighborButtons, SideDrawer } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadedSection } from '../../../loaded-section.tsx';
import { SectionSkeleton } from '../../../skeletons/section-skeleton.tsx';
import styles from '../app.module.css';
import { Feedback } from '../feedback.tsx';
import { ReasonForm } from './reason-form.tsx';
import { RunDetails } from './run-details.tsx';
import { StoredPayload } from './stored-payload.tsx';

interface RunDrawerProps {
  readonly id: string;
  /** The ids of the runs on the page of the list. */
  readonly listedIds: readonly string[];
  onShow(id: string): void;
  onClose(): void;
}

/** The drawer of a run: its status, its stored input and output, and a button that runs it again. */
export function RunDrawer({ id, listedIds, onShow, onClose }: RunDrawerProps) {
  const { t } = useLingui();
  const position = listedIds.indexOf(id);
  const [above, below] = position < 0 ? [] : [listedIds[position - 1], listedIds[position + 1]];
  return (
    <SideDrawer
      isOpen
      isWide
      title={t({ id: 'assets.page.history.one', message: 'Run' })}
      closeLabel={t({ id: 'assets.page.history.close', message: 'Close' })}
      tools={
        <NeighborButtons
          labels={{
            previous: t({ id: 'assets.page.history.previous', message: 'Previous row (K)' }),
            next: t({ id: 'assets.page.history.next', message: 'Next row (J)' }),
          }}
          showPrevious={above === undefined ? undefined : () => onShow(above)}
          showNext={below === undefined ? undefined : () => onShow(below)}
        />
      }
      onClose={onClose}
    >
      <RunContent key={id} id={id} />
    </SideDrawer>
  );
}

function RunContent({ id }: { readonly id: string }) {
  const [reason, setReason] = useState<string>();
  const body = { id, ...(reason === undefined ? {} : { reason }) };
  const loaded = useCall(runCalls.detail, body, { showsPrevious: true });
  return (
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
  );
}
