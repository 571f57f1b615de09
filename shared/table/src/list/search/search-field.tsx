import { isRangeField, LIMITS } from '@atrium/contract';
import { useFormat } from '@atrium/i18n';
import { Checkbox, Input } from '@atrium/ui/base';
import { Popover } from '@atrium/ui/data';
import { IconDown } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ColumnDefinition, Conditions } from '../../core/index.ts';
import { DateBounds, NumberBounds } from './range-bounds.tsx';
import styles from './search-form.module.css';

export interface SearchFieldProps {
  readonly column: ColumnDefinition<unknown>;
  /** The list conditions as edited. */
  readonly draft: Conditions;
  /** Receives the keyword, all filters or all ranges, which replace those of `draft`. */
  onChange(part: Conditions): void;
}

/** The search field for a column: a range for numbers and dates, a multiple choice if there are options, or a text. */
export function SearchField(props: SearchFieldProps) {
  if (isRangeField(props.column)) return <RangeField {...props} />;
  return props.column.options ? <OptionsField {...props} /> : <TextField {...props} />;
}

/** Text that a column must contain; several tags are separated by commas. */
function TextField({ column, draft, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  const hasSeveralValues = column.kind === 'tags';
  const change = (text: string) => {
    const entered = hasSeveralValues ? text.split(/[,，]/) : [text];
    onChange({ filters: { ...draft.filters, [column.key]: text === '' ? [] : entered } });
  };
  return (
    <LabeledInput
      label={column.title}
      value={(draft.filters?.[column.key] ?? []).join(',')}
      placeholder={
        hasSeveralValues
          ? t({ id: 'table.component.search.several', message: 'Separate values with commas' })
          : ''
      }
      onChange={change}
    />
  );
}

interface KeywordFieldProps {
  /** What the keyword searches. */
  readonly label: string;
  readonly draft: Conditions;
  onChange(part: Conditions): void;
}

export function KeywordField({ label, draft, onChange }: KeywordFieldProps) {
  const { t } = useLingui();
  return (
    <LabeledInput
      label={t({ id: 'table.component.search.keyword', message: 'Keyword' })}
      value={draft.keyword ?? ''}
      placeholder={label}
      onChange={(keyword) => onChange({ keyword })}
    />
  );
}

interface LabeledInputProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  onChange(text: string): void;
}

function LabeledInput({ label, ...input }: LabeledInputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Input id={id} maxLength={LIMITS.keywordLength} {...input} />
    </div>
  );
}

/** Two bounds, each optional and inclusive. */
function RangeField({ column, draft, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  const { key, title, kind } = column;
  const range = draft.ranges?.[key] ?? {};
  const Bounds = kind === 'date' ? DateBounds : NumberBounds;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{title}</legend>
      <Bounds
        range={range}
        labels={{
          from: t({ id: 'table.component.search.from', message: `${title}: from` }),
          to: t({ id: 'table.component.search.to', message: `${title}: to` }),
        }}
        onChange={(next) => onChange({ ranges: { ...draft.ranges, [key]: next } })}
      />
    </fieldset>
  );
}

/** A multiple choice; without a selection, any value matches. */
function OptionsField({ column, draft, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
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
          .filter((other) => (other === value ? isChosen : chosen.includes(other))),
      },
    });
  return (
    <div className={styles.field}>
      <span className={styles.label} id={`${id}-label`}>
        {title}
      </span>
      <Popover
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
              {format.list(labels) || t({ id: 'table.component.search.any', message: 'All' })}
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
      </Popover>
    </div>
  );
}
