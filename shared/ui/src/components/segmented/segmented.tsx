import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** Shown instead of the name. Assistive technology still reads the name. */
  readonly content?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SegmentedOption<NoInfer<Value>>[];
  readonly isDisabled?: boolean;
  onChoose(value: NoInfer<Value>): void;
}

/** A choice between a few options that are all visible: native radio buttons in one frame. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, isDisabled = false, onChoose } = props;
  const group = useId();
  return (
    <span role="radiogroup" aria-label={label} className={styles.group} data-disabled={isDisabled}>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.content ? option.name : undefined}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            aria-label={option.name}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChoose(option.value)}
          />
          {option.content ?? option.name}
        </label>
      ))}
    </span>
  );
}
