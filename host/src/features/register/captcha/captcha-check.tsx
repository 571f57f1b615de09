import { Button, Field } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import styles from './captcha-check.module.css';
import type { Captcha } from './use-captcha.ts';

interface CaptchaCheckProps {
  readonly captcha: Captcha;
  readonly error: string | undefined;
}

/** The button that starts the check, and how it goes. Submitting the form starts it as well. */
export function CaptchaCheck({ captcha, error }: CaptchaCheckProps) {
  const { t } = useLingui();
  const words = {
    idle: t({ id: 'host.page.register.captcha-idle', message: '点击进行人机验证' }),
    working: t({ id: 'host.page.register.captcha-working', message: '正在验证，请稍候' }),
    solved: t({ id: 'host.page.register.captcha-solved', message: '验证已通过' }),
    failed: t({ id: 'host.page.register.captcha-failed', message: '验证未完成，点击重试' }),
  };
  const label = t({ id: 'host.page.register.captcha', message: '人机验证' });
  return (
    <Field
      label={label}
      error={error}
      hint={t({ id: 'host.page.register.captcha-hint', message: '由浏览器自动计算完成，无需辨认图片' })}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Button
          id={id}
          aria-label={`${label}: ${words[captcha.state]}`}
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
          <span role="status">{words[captcha.state]}</span>
        </Button>
      )}
    </Field>
  );
}
