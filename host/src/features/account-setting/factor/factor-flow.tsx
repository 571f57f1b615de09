import { type DataOf, type factorCall, factorConfirmCall, type factorStartCall } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Enrollment } from '../../../components/second-step/enrollment.tsx';
import { RecoveryCodes } from '../../../components/second-step/recovery-codes.tsx';
import styles from '../../../components/second-step/second-step.module.css';
import { FactorSettings } from './factor-settings.tsx';
import { StartForm } from './start-form.tsx';

interface FactorFlowProps {
  readonly factor: DataOf<typeof factorCall>;
  reload(): Promise<void>;
}

/** Sets up the second factor in steps: the password, the authenticator app, the recovery codes. */
export function FactorFlow({ factor, reload }: FactorFlowProps) {
  const { t } = useLingui();
  /** The secret for the authenticator app. Undefined until the user has entered the password. */
  const [setup, setSetup] = useState<DataOf<typeof factorStartCall>>();
  /** The recovery codes to show. Undefined if there are no new ones. */
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    const finish = async () => {
      await reload();
      setSetup(undefined);
      setCodes(undefined);
    };
    return (
      <RecoveryCodes
        codes={codes}
        doneLabel={t({ id: 'host.page.account-setting.factor-done', message: 'Done' })}
        onDone={() => void finish()}
      />
    );
  }
  if (factor.isOn) return <FactorSettings factor={factor} onCodes={setCodes} onRemoved={reload} />;
  if (!setup) return <StartForm isRequired={factor.isRequired} onStarted={setSetup} />;
  return (
    <>
      <Enrollment
        setup={setup}
        confirm={(code) => request(factorConfirmCall, { code }, { isSilent: true })}
        onConfirmed={({ recoveryCodes }) => setCodes(recoveryCodes)}
      />
      <div className={styles.belowActions}>
        <Button size="large" long onClick={() => setSetup(undefined)}>
          {t({ id: 'host.page.account-setting.factor-cancel', message: 'Cancel' })}
        </Button>
      </div>
    </>
  );
}
