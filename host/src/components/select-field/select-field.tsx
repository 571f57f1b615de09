import { Field } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly lang?: string;
}

interface SelectFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly options: readonly Option[];
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A choice among many options, with a search. */
export function SelectField({ label, value, options, error, onChange }: SelectFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Choice
          {...control}
          value={value}
          options={options}
          search={{
            label: t({ id: 'host.component.select-field.search', message: 'Search' }),
            none: t({ id: 'host.component.select-field.none', message: 'No matches' }),
          }}
          onChoose={onChange}
        />
      )}
    </Field>
  );
}
