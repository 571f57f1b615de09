import { Checkbox, type FieldControl as ControlProps, Input, TextArea } from '@atrium/ui/base';
import { Choice, DateInput, DateTimeInput } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useDateControlProps } from '../core/index.ts';
import type { FormField } from '../fields/index.ts';
import styles from './field-control.module.css';
import { fromLocalInput, toLocalInput } from './local-date-time.ts';
import { TagsInput } from './tags-input.tsx';

/** The properties of a field that its control uses. */
export type ControlField = Pick<
  FormField<never>,
  | 'kind'
  | 'label'
  | 'value'
  | 'options'
  | 'isRequired'
  | 'isCode'
  | 'maxLength'
  | 'readOnlyReason'
  | 'change'
  | 'leave'
>;

interface FieldControlProps {
  readonly field: ControlField;
  /** Includes an accessible name if the control has no visible label. */
  readonly control: ControlProps & { readonly 'aria-label'?: string };
}

const MAX_ROWS = 12;

/** The control for a field's kind. */
export function FieldControl({ field, control }: FieldControlProps) {
  const { t } = useLingui();
  const dateProps = useDateControlProps();
  const noneOption = { value: '', label: t({ id: 'table.component.form.none', message: 'None' }) };
  const text = typeof field.value === 'string' ? field.value : '';
  const list = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  const commonProps = { ...control, disabled: field.readOnlyReason !== undefined, onBlur: field.leave };
  const textProps = {
    ...commonProps,
    onChange: field.change,
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
  };
  switch (field.kind) {
    case 'longText':
      return <TextArea {...textProps} value={text} minRows={3} maxRows={MAX_ROWS} />;
    case 'select':
      return (
        <Choice
          {...commonProps}
          className={styles.choice ?? ''}
          value={text}
          options={field.isRequired ? field.options : [noneOption, ...field.options]}
          onChoose={field.change}
        />
      );
    case 'choices':
      return <Choices field={field} control={control} chosen={list} />;
    case 'tags':
      return (
        <TagsInput
          control={control}
          label={field.label}
          tags={list}
          isDisabled={field.readOnlyReason !== undefined}
          onChange={field.change}
          onLeave={field.leave}
        />
      );
    case 'switch':
      return (
        <Checkbox {...commonProps} checked={field.value === true} onChange={field.change}>
          {t({ id: 'table.component.form.yes', message: 'Yes' })}
        </Checkbox>
      );
    case 'secret':
      return <Input {...textProps} value={text} type="password" autoComplete="new-password" />;
    case 'number':
      return <Input {...textProps} value={text} inputMode="decimal" autoComplete="off" />;
    case 'date':
      return <DateInput {...commonProps} {...dateProps} value={text} onChange={field.change} />;
    case 'dateTime':
      return (
        <DateTimeInput
          {...commonProps}
          {...dateProps}
          timeLabel={t({ id: 'table.component.date.time', message: 'Time' })}
          value={toLocalInput(text)}
          onChange={(local) => field.change(fromLocalInput(local))}
        />
      );
    default:
      return (
        <Input
          {...textProps}
          value={text}
          autoComplete="off"
          spellCheck={!field.isCode}
          className={(field.isCode && styles.code) || ''}
        />
      );
  }
}

interface ChoicesProps {
  readonly field: ControlField;
  readonly control: ControlProps;
  readonly chosen: readonly string[];
}

/** A multiple choice: a checkbox for each option, in the given order. */
function Choices({ field, control, chosen }: ChoicesProps) {
  // A `fieldset` does not support these two attributes, so each checkbox states whether it is invalid.
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...group } = control;
  const toggle = (value: string, isChosen: boolean) =>
    field.change(
      field.options
        .map((option) => option.value)
        .filter((candidate) => (candidate === value ? isChosen : chosen.includes(candidate))),
    );
  return (
    <fieldset {...group} aria-label={field.label} className={styles.choices}>
      {field.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          disabled={field.readOnlyReason !== undefined}
          aria-invalid={control['aria-invalid']}
          onChange={(isChosen) => toggle(value, isChosen)}
          onBlur={field.leave}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}
