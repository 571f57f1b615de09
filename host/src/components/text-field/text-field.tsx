import type { Fields } from '@atrium/runtime';
import { Field, Input } from '@atrium/ui/base';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { PasswordInput } from './password-input.tsx';

/** Names of the values that are strings. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

interface TextFieldProps<Values> {
  readonly fields: Fields<Values>;
  readonly name: TextName<Values> & string;
  readonly label: ReactNode;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly kind?: 'text' | 'email' | 'tel' | 'password';
  readonly hint?: ReactNode;
  /** The text that marks the field as optional. Without it, the field is required. */
  readonly optionalMark?: string | undefined;
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean;
  /** Whether the field is as high as the buttons of the sign-in pages. */
  readonly isLarge?: boolean;
}

/** A single-line text field of a form. */
export function TextField<Values>(props: TextFieldProps<Values>) {
  const {
    fields,
    name,
    label,
    autoComplete,
    kind = 'text',
    hint,
    aside,
    isDisabled = false,
    isLarge = false,
    optionalMark,
  } = props;
  const Control = kind === 'password' ? PasswordInput : Input;
  const typeProps = kind === 'password' ? {} : { type: kind };
  return (
    <Field
      label={label}
      error={fields.errors[name]}
      hint={hint}
      aside={aside}
      isRequired={optionalMark === undefined}
      optionalMark={optionalMark}
    >
      {(control) => (
        <Control
          {...control}
          {...typeProps}
          name={name}
          size={isLarge ? 'large' : 'default'}
          autoComplete={autoComplete}
          spellCheck={false}
          disabled={isDisabled}
          value={fields.values[name] as string}
          onChange={(value: string) => fields.change(name, value as Values[typeof name])}
          onBlur={() => fields.leaveField(name)}
        />
      )}
    </Field>
  );
}
