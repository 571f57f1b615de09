import { Segmented } from '@atrium/ui/controls';
import { type ReactNode, useId } from 'react';
import styles from './option-group.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** Shown instead of the name. Assistive technology still reads the name. */
  readonly preview?: ReactNode;
}

interface OptionGroupProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChoose: (value: Value) => void;
}

/** A labeled choice between a few options that are all visible: one control, or a row of previews. */
export function OptionGroup<Value extends string>(props: OptionGroupProps<Value>) {
  const { label, value, options, onChoose } = props;
  const name = useId();
  const hasPreviews = options.some(({ preview }) => preview !== undefined);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hasPreviews ? (
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.optionWithPreview} title={option.name}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                aria-label={option.name}
                checked={option.value === value}
                onChange={() => onChoose(option.value)}
              />
              {option.preview}
            </label>
          ))}
        </div>
      ) : (
        <Segmented label={label} value={value} options={options} onChoose={onChoose} />
      )}
    </fieldset>
  );
}
