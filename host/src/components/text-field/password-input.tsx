import { Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { EyeIcon } from './eye-icon.tsx';
import styles from './password-input.module.css';

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
