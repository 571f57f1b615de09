import { LIMITS } from '@atrium/contract';
import { Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Conditions } from '../../core/conditions.ts';
import styles from './search-form.module.css';

interface KeywordFieldProps {
  /** The label of what is searched. */
  readonly label: string;
  readonly draft: Conditions;
  onChange(part: Conditions): void;
}

export function KeywordField({ label, draft, onChange }: KeywordFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t({ id: 'table.component.search.keyword', message: 'Keyword' })}
      </label>
      <Input
        id={id}
        placeholder={label}
        value={draft.keyword ?? ''}
        maxLength={LIMITS.keywordLength}
        onChange={(keyword) => onChange({ keyword })}
      />
    </div>
  );
}
