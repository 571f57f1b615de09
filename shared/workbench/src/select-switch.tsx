interface SelectSwitchProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  readonly onPick: (id: Id) => void;
}

/** A labeled select of one of a few options. */
export function SelectSwitch<Id extends string>({ label, value, options, onPick }: SelectSwitchProps<Id>) {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={(event) => {
          const picked = options.find(({ id }) => id === event.target.value);
          if (picked) onPick(picked.id);
        }}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
