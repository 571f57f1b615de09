import type { SecondStep } from '@atrium/contract';
import {
  clearSessionEndAtom,
  resumeSessionAtom,
  sessionEndAtom,
  useAppAtomValue,
  useForm,
  useSetAppAtom,
} from '@atrium/runtime';
import { Button, FormAlert } from '@atrium/ui/base';
import { Modal } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useFieldRules } from '../../components/field-rules/use-field-rules.ts';
import { LazySecondStep } from '../../components/second-step/lazy-second-step.ts';
import { readSecondStep } from '../../components/second-step/read-second-step.ts';
import { TextField } from '../../components/text-field/text-field.tsx';
import { useDescribeFailure } from '../../components/use-describe-failure.ts';
import styles from './session-lost-dialog.module.css';

/** Asks for the password when the session ends during unsaved work. After the sign-in, the user continues the work. */
export function SessionLostDialog() {
  const { t } = useLingui();
  const rules = useFieldRules();
  const end = useAppAtomValue(sessionEndAtom);
  const account = end?.account ?? '';
  const resume = useSetAppAtom(resumeSessionAtom);
  const clearSessionEnd = useSetAppAtom(clearSessionEndAtom);
  const [step, setStep] = useState<SecondStep>();
  const form = useForm({
    initial: { password: '' },
    validate: ({ password }) => ({ password: rules.password(password) }),
    send: ({ password }) =>
      resume(password).catch((error: unknown) => {
        const requiredStep = readSecondStep(error);
        if (!requiredStep) throw error;
        setStep(requiredStep);
      }),
    describe: useDescribeFailure(),
  });
  return (
    <Modal
      visible
      footer={null}
      maskClosable={false}
      title={t({ id: 'host.component.session-lost.title', message: 'Your session has ended' })}
      onCancel={() => clearSessionEnd()}
    >
      {step ? (
        <Suspense>
          <LazySecondStep
            step={step}
            isRemembered={end?.isRemembered ?? false}
            onCancel={() => setStep(undefined)}
          />
        </Suspense>
      ) : (
        <form {...form.element}>
          <p className={styles.description}>
            {t({
              id: 'host.component.session-lost.description',
              message:
                'Enter your password to continue and keep unsaved changes on this page. If you cancel, you return to the sign-in page and lose them.',
            })}
          </p>
          <FormAlert>{form.error}</FormAlert>
          {/* A hidden field, from which password managers read the username. */}
          <input
            className={styles.account}
            name="username"
            autoComplete="username"
            readOnly
            tabIndex={-1}
            value={account}
            aria-hidden="true"
          />
          <TextField
            fields={form}
            name="password"
            kind="password"
            autoComplete="current-password"
            label={t({ id: 'host.component.session-lost.password', message: `Password for ${account}` })}
          />
          <div className={styles.actions}>
            <Button onClick={() => clearSessionEnd()}>
              {t({ id: 'host.component.session-lost.cancel', message: 'Cancel' })}
            </Button>
            <Button type="primary" htmlType="submit" loading={form.isSending}>
              {t({ id: 'host.component.session-lost.submit', message: 'Continue' })}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
