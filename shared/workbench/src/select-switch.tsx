import { Choice } from '@atrium/ui/data';
import { useId } from 'react';

interface SelectSwitchProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly onPick: (id: Id) => void;
}

/** A labeled select with a few options. */
export function SelectSwitch<Id extends string>({ label, value, options, onPick }: SelectSwitchProps<Id>) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>{' '}
      <Choice
        id={id}
        value={value}
        options={options.map((option) => ({ value: option.id, label: option.name }))}
        onChoose={(chosen) => {
          const picked = options.find((option) => option.id === chosen);
          if (picked) onPick(picked.id);
        }}
      />
    </span>
  );
}
