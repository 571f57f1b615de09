import { Field, Input } from '@atrium/ui/base';

interface StepsFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  /** `NaN` while the field is empty. */
  onChange(value: number): void;
}

/** A number of steps in time. */
export function StepsField({ label, hint, value, min, max, error, isDisabled, onChange }: StepsFieldProps) {
  return (
    <Field label={label} isRequired error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={1}
          disabled={isDisabled}
          value={Number.isNaN(value) ? '' : String(value)}
          onChange={(text) => onChange(text === '' ? Number.NaN : Number(text))}
        />
      )}
    </Field>
  );
}
