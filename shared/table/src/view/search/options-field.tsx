import { Checkbox } from '@atrium/ui/base';
import { IconDown } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Flyout } from '../flyout/flyout.tsx';
import type { SearchFieldProps } from './search-field-props.ts';
import styles from './search-form.module.css';

/** A multiple choice; without a selection, any value matches. */
export function OptionsField({ column, draft, isHidden, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const { key, title, options = [] } = column;
  const chosen = draft.filters?.[key] ?? [];
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  const choose = (value: string, isChosen: boolean) =>
    onChange({
      filters: {
        ...draft.filters,
        [key]: options
          .map((option) => option.value)
          .filter((held) => (held === value ? isChosen : chosen.includes(held))),
      },
    });
  return (
    <div className={styles.field} hidden={isHidden}>
      <span className={styles.label} id={`${id}-label`}>
        {title}
      </span>
      <Flyout
        label={title}
        trigger={(props) => (
          <button
            {...props}
            type="button"
            id={id}
            className={styles.options}
            data-empty={labels.length === 0}
            aria-labelledby={`${id}-label ${id}-chosen`}
          >
            <span className={styles.chosen} id={`${id}-chosen`}>
              {labels.join(', ') || t({ id: 'table.component.search.any', message: 'All' })}
            </span>
            <IconDown aria-hidden />
          </button>
        )}
      >
        {() => (
          <fieldset className={styles.list} aria-label={title}>
            {options.map(({ value, label }) => (
              <Checkbox
                key={value}
                checked={chosen.includes(value)}
                onChange={(isChosen) => choose(value, isChosen)}
              >
                {label}
              </Checkbox>
            ))}
          </fieldset>
        )}
      </Flyout>
    </div>
  );
}
