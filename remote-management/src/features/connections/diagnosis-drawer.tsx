import { type Connection, connectionCalls, type DiagnosisRow } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { request, usePaneAtomValue, useSetPaneAtom } from '@atrium/runtime';
import { Button, FormAlert, Spin } from '@atrium/ui/base';
import { DialogActions, StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { ActionResult } from '../../drawer/action-result.tsx';
import { GuardedDrawer } from '../../drawer/guarded-drawer.tsx';
import { useAction } from '../../drawer/use-action.ts';
import { closeDiagnosisAtom, diagnosedConnectionAtom } from './connection-atoms.ts';
import styles from './connections.module.css';
import { useDiagnosisLabels } from './use-diagnosis-labels.ts';

/** The drawer that tests a connection. */
export function DiagnosisDrawer() {
  const { t } = useLingui();
  const connection = usePaneAtomValue(diagnosedConnectionAtom);
  const close = useSetPaneAtom(closeDiagnosisAtom);
  return (
    <GuardedDrawer
      isOpen={connection !== undefined}
      title={t({ id: 'management.page.connections.diagnosis', message: 'Test connection' })}
      onClose={close}
    >
      {() => (connection ? <Diagnosis key={connection.id} connection={connection} onClose={close} /> : null)}
    </GuardedDrawer>
  );
}

interface DiagnosisProps {
  readonly connection: Connection;
  onClose(): void;
}

/** Runs the diagnosis when it appears, and again on request. */
function Diagnosis({ connection, onClose }: DiagnosisProps) {
  const { t } = useLingui();
  const { isRunning, error, failure, attempt } = useAction();
  const [steps, setSteps] = useState<readonly DiagnosisRow[]>();
  const diagnose = async () => {
    const { id } = connection;
    setSteps(undefined);
    const diagnosis = await attempt(() => request(connectionCalls.diagnose, { id }, { isSilent: true }));
    if (diagnosis) setSteps(diagnosis.list);
  };
  const start = useEffectEvent(() => void diagnose());
  useEffect(() => start(), []);
  return (
    <div>
      <p className={styles.title}>
        <strong>{connection.name}</strong>
        <br />
        <code>{connection.address}</code>
      </p>
      <FormAlert>{error?.msg}</FormAlert>
      {isRunning ? <Spin /> : null}
      {error ? null : (
        <ActionResult
          result={steps}
          failure={failure}
          failureTitle={t({
            id: 'management.page.connections.test-failed',
            message: 'Failed to test the connection',
          })}
        >
          {(rows) => (
            <ol className={styles.steps}>
              {rows.map((row) => (
                <Step key={`${row.key ?? ''} ${row.step}`} row={row} />
              ))}
            </ol>
          )}
        </ActionResult>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t({ id: 'management.component.panel.close', message: 'Close' })}</Button>
        <Button type="primary" loading={isRunning} onClick={() => void diagnose()}>
          {t({ id: 'management.page.connections.test-again', message: 'Test again' })}
        </Button>
      </DialogActions>
    </div>
  );
}

function Step({ row }: { readonly row: DiagnosisRow }) {
  const format = useFormat();
  const { steps, remedies } = useDiagnosisLabels();
  const { step, key, isPassed, milliseconds, reason, detail, output } = row;
  const name = key === undefined ? steps[step] : format.pair(key, steps[step]);
  return (
    <li className={styles.step}>
      <StatusMark tone={isPassed ? 'success' : 'danger'}>{name}</StatusMark>
      {/* Some steps take no time of their own. */}
      {milliseconds ? <span className={styles.time}>{format.duration(milliseconds)}</span> : null}
      {reason ? <p>{remedies[reason]}</p> : null}
      {detail ? <p className={styles.detail}>{detail}</p> : null}
      {output === undefined ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        <pre tabIndex={0} dir="ltr">
          {JSON.stringify(output, null, 2)}
        </pre>
      )}
    </li>
  );
}
