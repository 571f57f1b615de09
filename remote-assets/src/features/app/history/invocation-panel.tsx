import { useLoad } from '@atrium/runtime';
import { SidePanel } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { PartBones } from '../../../bones/part-bones.tsx';
import { LoadFailure } from '../../../load-failure.tsx';
import styles from '../app.module.css';
import { Feedback } from '../feedback.tsx';
import { invocationLoad } from './history-atoms.ts';
import { InvocationFacts } from './invocation-facts.tsx';
import { KeptPayload } from './kept-payload.tsx';
import { ReasonForm } from './reason-form.tsx';

/** One run: how it went, what was kept of it, and running it again. */
export function InvocationPanel({ id, onClose }: { readonly id: string; onClose(): void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState<string>();
  const { data, error, reload } = useLoad(
    invocationLoad,
    useMemo(() => ({ id, ...(reason === undefined ? {} : { reason }) }), [id, reason]),
  );
  const invocation = data?.id === id ? data : undefined;
  return (
    <SidePanel
      isOpen
      isWide
      title={t({ id: 'assets.page.history.one', message: 'Run' })}
      closeLabel={t({ id: 'assets.page.history.close', message: 'Close' })}
      onClose={onClose}
    >
      {!invocation && error ? <LoadFailure onRetry={() => void reload()} /> : null}
      {!invocation && !error ? <PartBones /> : null}
      {invocation ? (
        <div className={styles.panel}>
          <InvocationFacts invocation={invocation} />
          {invocation.status === 'succeeded' ? (
            <Feedback invocationId={id} value={invocation.feedback} onChange={() => void reload()} />
          ) : null}
          {invocation.isWithheld ? <ReasonForm onState={setReason} /> : null}
          <KeptPayload invocation={invocation} reason={reason} />
        </div>
      ) : null}
    </SidePanel>
  );
}
