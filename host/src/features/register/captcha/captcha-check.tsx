import { Button, Field } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from './captcha-check.module.css';
import type { Captcha } from './use-captcha.ts';

interface CaptchaCheckProps {
  readonly captcha: Captcha;
  readonly error: string | undefined;
}

/** The button that starts the captcha, and its progress. Submitting the form also starts it. */
export function CaptchaCheck({ captcha, error }: CaptchaCheckProps) {
  const { t } = useLingui();
  const labels = {
    idle: t({ id: 'host.page.register.captcha-idle', message: 'Verify that you are human' }),
    working: t({ id: 'host.page.register.captcha-working', message: 'Verifying…' }),
    solved: t({ id: 'host.page.register.captcha-solved', message: 'Verified' }),
    failed: t({ id: 'host.page.register.captcha-failed', message: 'Verification failed. Try again.' }),
  };
  const label = t({ id: 'host.page.register.captcha', message: 'Verification' });
  return (
    <Field
      label={label}
      error={error}
      hint={t({
        id: 'host.page.register.captcha-hint',
        message: 'Click the button. Your browser does the rest.',
      })}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Button
          id={id}
          aria-label={`${label}: ${labels[captcha.state]}`}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          long
          size="large"
          className={styles.check ?? ''}
          data-state={captcha.state}
          loading={captcha.state === 'working'}
          onClick={() => {
            if (captcha.state !== 'solved') captcha.solve().catch(() => undefined);
          }}
        >
          <span role="status">{labels[captcha.state]}</span>
        </Button>
      )}
    </Field>
  );
}
