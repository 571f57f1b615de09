import { Checkbox, type FieldControl as ControlProps, Input, TextArea } from '@atrium/ui/base';
import { Choice, DateInput, DateTimeInput } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useDateControls } from '../core/index.ts';
import type { FormField } from '../fields/index.ts';
import styles from './field-control.module.css';
import { fromLocalInput, toLocalInput } from './local-moment.ts';
import { TagsInput } from './tags-input.tsx';

/** The properties of a field that its control uses. */
export type ShownField = Pick<
  FormField<never>,
  | 'kind'
  | 'label'
  | 'value'
  | 'options'
  | 'isRequired'
  | 'isCode'
  | 'maxLength'
  | 'fixed'
  | 'change'
  | 'leave'
>;

interface FieldControlProps {
  readonly field: ShownField;
  /** Includes an accessible name if no label stands beside the control. */
  readonly control: ControlProps & { readonly 'aria-label'?: string };
}

const MAX_ROWS = 12;

/** The control for a field's kind. */
export function FieldControl({ field, control }: FieldControlProps) {
  const { t } = useLingui();
  const dates = useDateControls();
  const none = { value: '', label: t({ id: 'table.component.form.none', message: 'None' }) };
  const text = typeof field.value === 'string' ? field.value : '';
  const list = Array.isArray(field.value) ? (field.value as readonly string[]) : [];
  const common = { ...control, disabled: field.fixed !== undefined, onBlur: field.leave };
  const line = {
    ...common,
    onChange: field.change,
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
  };
  switch (field.kind) {
    case 'longText':
      return <TextArea {...line} value={text} minRows={3} maxRows={MAX_ROWS} />;
    case 'select':
      return (
        <Choice
          {...common}
          className={styles.choice ?? ''}
          value={text}
          options={field.isRequired ? field.options : [none, ...field.options]}
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
          onChange={field.change}
          onLeave={field.leave}
        />
      );
    case 'switch':
      return (
        <Checkbox {...common} checked={field.value === true} onChange={field.change}>
          {t({ id: 'table.component.form.yes', message: 'Yes' })}
        </Checkbox>
      );
    case 'secret':
      return <Input {...line} value={text} type="password" autoComplete="new-password" />;
    case 'number':
      return <Input {...line} value={text} inputMode="decimal" autoComplete="off" />;
    case 'date':
      return <DateInput {...common} {...dates} value={text} onChange={field.change} />;
    case 'moment':
      return (
        <DateTimeInput
          {...common}
          {...dates}
          timeLabel={t({ id: 'table.component.date.time', message: 'Time' })}
          value={toLocalInput(text)}
          onChange={(local) => field.change(fromLocalInput(local))}
        />
      );
    default:
      return (
        <Input
          {...line}
          value={text}
          autoComplete="off"
          spellCheck={!field.isCode}
          className={(field.isCode && styles.code) || ''}
        />
      );
  }
}

interface ChoicesProps {
  readonly field: ShownField;
  readonly control: ControlProps;
  readonly chosen: readonly string[];
}

/** A multiple choice: a checkbox for each option, in the given order. */
function Choices({ field, control, chosen }: ChoicesProps) {
  const { 'aria-required': _required, 'aria-invalid': _invalid, ...group } = control;
  const toggle = (value: string, isChosen: boolean) =>
    field.change(
      field.options
        .map((option) => option.value)
        .filter((one) => (one === value ? isChosen : chosen.includes(one))),
    );
  return (
    <fieldset {...group} aria-label={field.label} className={styles.choices}>
      {field.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          disabled={field.fixed !== undefined}
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
