import { Switch } from '@atrium/ui/controls';
import { useId } from 'react';
import styles from './switch-row.module.css';

interface SwitchRowProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Why the setting cannot be changed now. Undefined if it can be changed. */
  readonly disabledReason?: string | undefined;
  /** A text below the label. By default, the reason why the setting cannot be changed. */
  readonly hint?: string | undefined;
}

/** A setting to turn on or off: its name at the start, a switch at the end. */
export function SwitchRow({ label, isOn, onChange, disabledReason, hint = disabledReason }: SwitchRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.row} data-disabled={disabledReason !== undefined}>
      <span className={styles.labels}>
        <span>{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        ) : null}
      </span>
      <Switch
        id={id}
        aria-label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        isOn={isOn}
        disabled={disabledReason !== undefined}
        onChange={onChange}
      />
    </label>
  );
}
