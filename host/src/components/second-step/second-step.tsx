import { type DataOf, enrollCall, ROUTES, type SecondStep as Step, secondStepCall } from '@atrium/contract';
import { acceptSessionAtom, request, useForm, useSetAppAtom } from '@atrium/runtime';
import { Button, FormAlert, SafeLink } from '@atrium/ui/base';
import { useLocation } from '@atrium/ui/router';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDescribeFailure } from '../use-describe-failure.ts';
import { CodeForm } from './code-form.tsx';
import { Enrollment } from './enrollment.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-step.module.css';

interface SecondStepProps {
  /** What the server requires, and the token with which the sign-in continues. */
  readonly step: Step;
  readonly isRemembered: boolean;
  /** Cancels the sign-in. Only a dialog sets it. Without it, a link to the sign-in page is shown instead. */
  readonly onCancel?: () => void;
}

/** The form shows errors, so no toast does. The calls are public, because there is no session yet. */
const OPTIONS = { isSilent: true, isPublic: true } as const;

type Completed = DataOf<typeof secondStepCall>;

/** The second step of a sign-in: a code, a passkey, or the setup of a second factor if the user's role requires one. */
export function SecondStep({ step: { step, kind, hasPasskey }, isRemembered, onCancel }: SecondStepProps) {
  const { t } = useLingui();
  const accept = useSetAppAtom(acceptSessionAtom);
  /** The session that a setup of a second factor has created. It is accepted after the recovery codes were shown. */
  const [session, setSession] = useState<Completed>();
  const complete = (code: string) => request(secondStepCall, { step, code }, OPTIONS);
  if (session?.recoveryCodes) {
    return (
      <RecoveryCodes
        codes={session.recoveryCodes}
        doneLabel={t({ id: 'host.page.second-step.continue', message: 'Continue' })}
        onDone={() => accept(session, isRemembered)}
      />
    );
  }
  return (
    <>
      {kind === 'enroll' ? <EnrollAtSignIn step={step} complete={complete} onCompleted={setSession} /> : null}
      {kind === 'code' ? (
        <CodeForm
          submitLabel={t({ id: 'host.page.second-step.submit', message: 'Sign in' })}
          isSetUp
          send={complete}
          onSent={(completed) => accept(completed, isRemembered)}
        />
      ) : null}
      {hasPasskey ? (
        <PasskeyStep
          step={step}
          isOnly={kind === 'passkey'}
          onCompleted={(completed) => accept(completed, isRemembered)}
        />
      ) : null}
      {onCancel ? (
        <div className={styles.belowActions}>
          <Button size="large" long onClick={onCancel}>
            {t({ id: 'host.page.second-step.cancel', message: 'Back' })}
          </Button>
        </div>
      ) : (
        <BackLink />
      )}
    </>
  );
}

/** The link to the sign-in page. It has the query of this page, which names the page to open after the sign-in. */
function BackLink() {
  const { t } = useLingui();
  const { search } = useLocation();
  return (
    <p className={styles.back}>
      <SafeLink to={`${ROUTES.login}${search}`}>
        {t({ id: 'host.page.forgot.back', message: 'Back to sign-in' })}
      </SafeLink>
    </p>
  );
}

interface EnrollAtSignInProps {
  /** The token of the second step. */
  readonly step: string;
  complete(code: string): Promise<Completed>;
  onCompleted(session: Completed): void;
}

function EnrollAtSignIn({ step, complete, onCompleted }: EnrollAtSignInProps) {
  const { t } = useLingui();
  /** The secret for the authenticator app. Undefined until the user starts the setup. */
  const [setup, setSetup] = useState<DataOf<typeof enrollCall>>();
  const form = useForm({
    initial: {},
    send: () => request(enrollCall, { step }, OPTIONS),
    onSent: setSetup,
    describe: useDescribeFailure(),
  });
  if (setup) return <Enrollment setup={setup} confirm={complete} onConfirmed={onCompleted} />;
  return (
    <form {...form.element}>
      <FormAlert>{form.error}</FormAlert>
      <p className={styles.description}>
        {t({
          id: 'host.page.second-step.required',
          message: 'Your role requires two-factor authentication. Set up an authenticator app to continue.',
        })}
      </p>
      <Button type="primary" htmlType="submit" size="large" long loading={form.isSending}>
        {t({ id: 'host.page.second-step.set-up', message: 'Set up' })}
      </Button>
    </form>
  );
}
