import { Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import styles from './password-input.module.css';

const EYE = 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Zm10-3a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z';
const STROKE = 'M4 20 20 4';

/** An eye. It is crossed out when closed. */
function EyeIcon({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg aria-hidden="true" focusable="false" width="16" height="16" viewBox="0 0 24 24">
      <path
        d={isOpen ? EYE : EYE + STROKE}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A password input. The password is hidden until the user reveals it. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className={styles.eye}
          aria-pressed={isShown}
          aria-label={t({ id: 'host.component.password-input.show', message: 'Show password' })}
          onClick={() => setIsShown(!isShown)}
        >
          <EyeIcon isOpen={isShown} />
        </button>
      }
    />
  );
}
