import { useLingui } from '@lingui/react/macro';
import { estimateStrength } from './estimate-strength.ts';
import styles from './password-strength.module.css';

const SEGMENTS = [1, 2, 3, 4] as const;

/** Shows the password strength as a bar and a label. Used in a field's hint. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { t } = useLingui();
  const advice = t({
    id: 'host.component.password-strength.advice',
    message: 'Use at least 8 characters. Longer is stronger.',
  });
  if (!password) return advice;
  const strength = estimateStrength(password);
  const labels = [
    t({ id: 'host.component.password-strength.short', message: 'Too short' }),
    t({ id: 'host.component.password-strength.weak', message: 'Weak' }),
    t({ id: 'host.component.password-strength.fair', message: 'Fair' }),
    t({ id: 'host.component.password-strength.good', message: 'Good' }),
    t({ id: 'host.component.password-strength.strong', message: 'Strong' }),
  ] as const;
  const label = labels[strength];
  return (
    <span className={styles.strength} data-strength={strength}>
      <span className={styles.bar} aria-hidden="true">
        {SEGMENTS.map((segment) => (
          <span key={segment} data-filled={segment <= strength} />
        ))}
      </span>
      <span role="status">
        {t({ id: 'host.component.password-strength.result', message: `Password strength: ${label}` })}
      </span>
    </span>
  );
}
