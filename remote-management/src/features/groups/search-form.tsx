import { LIMITS } from '@atrium/contract';
import { Button, Field, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './groups.module.css';

interface SearchFormProps {
  readonly label: string;
  onSearch(keyword: string): void;
}

/** A search field with a button. The search starts when the user submits the form. */
export function SearchForm({ label, onSearch }: SearchFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={LIMITS.keywordLength}
            autoComplete="off"
            onChange={setText}
          />
        )}
      </Field>
      <Button htmlType="submit">
        {t({ id: 'management.page.groups.search-button', message: 'Search' })}
      </Button>
    </form>
  );
}
