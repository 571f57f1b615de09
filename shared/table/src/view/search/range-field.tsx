import type { ListRange } from '@atrium/contract';
import { Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import type { SearchFieldProps } from './search-field-props.ts';
import styles from './search-form.module.css';

/** Two bounds, each optional and inclusive. */
export function RangeField({ column, draft, isHidden, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  const { key, title, kind } = column;
  const range = draft.ranges?.[key] ?? {};
  const change = (bound: keyof ListRange, text: string) => {
    const { [bound]: _, ...other } = range;
    const value = kind === 'number' ? Number(text) : text;
    onChange({ ranges: { ...draft.ranges, [key]: text === '' ? other : { ...other, [bound]: value } } });
  };
  const box = (bound: keyof ListRange, label: string) => (
    <Input
      type={kind}
      aria-label={label}
      value={String(range[bound] ?? '')}
      step={kind === 'number' ? 'any' : undefined}
      onChange={(text) => change(bound, text)}
    />
  );
  return (
    <fieldset className={styles.field} hidden={isHidden}>
      <legend className={styles.label}>{title}</legend>
      <div className={styles.range}>
        {box('from', t({ id: 'table.component.search.from', message: `${title}: from` }))}
        <span data-dash aria-hidden="true">
          –
        </span>
        {box('to', t({ id: 'table.component.search.to', message: `${title}: to` }))}
      </div>
    </fieldset>
  );
}
