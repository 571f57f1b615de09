import { passkeyCalls } from '@atrium/contract';
import { deploymentAtom, useAppAtomValue, useCall } from '@atrium/runtime';
import { LoadView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import stepStyles from '../../../components/second-step/second-step.module.css';
import styles from '../sessions/session-list.module.css';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';

interface PasskeySectionProps {
  readonly className: string | undefined;
}

/** The passkeys of the user. Renders nothing if the deployment does not offer passkeys. */
export function PasskeySection({ className }: PasskeySectionProps) {
  const { t } = useLingui();
  const { hasPasskeys } = useAppAtomValue(deploymentAtom);
  if (!hasPasskeys) return null;
  return (
    <section className={className} aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">
        {t({ id: 'host.page.account-setting.passkeys-title', message: 'Passkeys' })}
      </h2>
      <p className={stepStyles.description}>
        {t({
          id: 'host.page.account-setting.passkeys-description',
          message:
            'With a passkey, you sign in without a password: your device checks your fingerprint, your face or a PIN.',
        })}
      </p>
      <Passkeys />
    </section>
  );
}

function Passkeys() {
  const { t } = useLingui();
  const passkeys = useCall(passkeyCalls.list, {});
  return (
    <LoadView
      loaded={passkeys}
      skeleton={<div className={styles.waiting} aria-busy="true" />}
      failure={{
        title: t({ id: 'host.page.account-setting.passkeys-failed', message: 'Failed to load passkeys' }),
        retry: t({ id: 'host.page.account-setting.sessions-retry', message: 'Try again' }),
      }}
    >
      {({ list }) => (
        <>
          {list.length > 0 ? (
            <ul className={styles.list}>
              {list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} reload={passkeys.reload} />
              ))}
            </ul>
          ) : null}
          <AddPasskeyForm onAdded={passkeys.reload} />
        </>
      )}
    </LoadView>
  );
}
