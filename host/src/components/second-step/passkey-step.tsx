import { passkeyStepCalls, type Session } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { PasskeyForm } from '../passkey/passkey-form.tsx';
import styles from './second-step.module.css';

interface PasskeyStepProps {
  /** The token of the second step. */
  readonly step: string;
  /** Whether the user has no code to enter instead. */
  readonly isOnly: boolean;
  onCompleted(session: Session): void;
}

/** The form shows errors, and there is no session yet. */
const OPTIONS = { isSilent: true, isPublic: true } as const;

/** Asks for a passkey as the second step of a sign-in. */
export function PasskeyStep({ step, isOnly, onCompleted }: PasskeyStepProps) {
  const { t } = useLingui();
  return (
    <>
      {isOnly ? (
        <p className={styles.description}>
          {t({
            id: 'host.page.second-step.passkey-description',
            message: 'Your role requires two-factor authentication. Use your passkey to continue.',
          })}
        </p>
      ) : null}
      <div className={isOnly ? undefined : styles.belowActions}>
        <PasskeyForm
          label={t({ id: 'host.page.second-step.passkey', message: 'Use a passkey' })}
          isPrimary={isOnly}
          start={() => request(passkeyStepCalls.start, { step }, OPTIONS)}
          finish={(result) => request(passkeyStepCalls.finish, { step, ...result }, OPTIONS)}
          onFinished={onCompleted}
        />
      </div>
    </>
  );
}
