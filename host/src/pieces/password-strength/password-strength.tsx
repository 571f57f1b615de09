import { useLingui } from '@lingui/react/macro';
import { estimateStrength } from './estimate-strength.ts';
import styles from './password-strength.module.css';

const SEGMENTS = [1, 2, 3, 4] as const;

/** How hard a password is to guess, as a bar and a word; belongs in a field's hint. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { t } = useLingui();
  const advice = t({ id: 'host.component.password-strength.advice', message: '至少 8 个字符，越长越好' });
  if (!password) return advice;
  const strength = estimateStrength(password);
  const words = [
    t({ id: 'host.component.password-strength.short', message: '太短' }),
    t({ id: 'host.component.password-strength.weak', message: '弱' }),
    t({ id: 'host.component.password-strength.fair', message: '一般' }),
    t({ id: 'host.component.password-strength.good', message: '较强' }),
    t({ id: 'host.component.password-strength.strong', message: '强' }),
  ] as const;
  const word = words[strength];
  return (
    <span className={styles.strength} data-strength={strength}>
      <span className={styles.bar} aria-hidden="true">
        {SEGMENTS.map((segment) => (
          <span key={segment} data-filled={segment <= strength} />
        ))}
      </span>
      <span role="status">
        {t({ id: 'host.component.password-strength.word', message: `密码强度：${word}` })}
      </span>
    </span>
  );
}
