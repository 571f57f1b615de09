import { Field } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import styles from './transfer.module.css';

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  onChoose(value: Value): void;
}

/** A choice under its label. */
export function ChoiceField<Value extends string>({
  label,
  options,
  onChoose,
  value,
}: ChoiceFieldProps<Value>) {
  return (
    <Field label={label}>
      {({ id }) => (
        <Choice
          id={id}
          className={styles.choice ?? ''}
          value={value}
          options={options}
          onChoose={(text) => {
            const chosen = options.find((option) => option.value === text);
            if (chosen) onChoose(chosen.value);
          }}
        />
      )}
    </Field>
  );
}
