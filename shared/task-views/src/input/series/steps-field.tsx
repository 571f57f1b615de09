import { useFormat } from '@atrium/i18n';
import { Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';

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

/** A field for a number of steps: a horizon or the length of a season. */
export function StepsField({ label, hint, value, min, max, error, isDisabled, onChange }: StepsFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const minimum = format.number(min);
  const maximum = format.number(max);
  const isValid = Number.isInteger(value) && value >= min && value <= max;
  const rule = t({
    id: 'tasks.component.series.steps-rule',
    message: `Enter a whole number from ${minimum} to ${maximum}`,
  });
  return (
    <Field label={label} isRequired error={isValid ? error : rule} hint={hint}>
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
