import { LIMITS } from '@atrium/contract';
import { Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { SearchFieldProps } from './search-field-props.ts';
import styles from './search-form.module.css';

/** Text that a column must contain; several tags are separated by commas. */
export function WordsField({ column, draft, isHidden, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const isSeveral = column.kind === 'tags';
  const values = draft.filters?.[column.key] ?? [];
  const change = (text: string) => {
    const entered = isSeveral ? text.split(/[,，]/) : [text];
    onChange({ filters: { ...draft.filters, [column.key]: text === '' ? [] : entered } });
  };
  return (
    <div className={styles.field} hidden={isHidden}>
      <label className={styles.label} htmlFor={id}>
        {column.title}
      </label>
      <Input
        id={id}
        value={values.join(',')}
        maxLength={LIMITS.keywordLength}
        placeholder={
          isSeveral ? t({ id: 'table.component.search.several', message: 'Separate values with commas' }) : ''
        }
        onChange={change}
      />
    </div>
  );
}
