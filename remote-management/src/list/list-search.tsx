import type { ListQuery } from '@atrium/runtime';
import { Button, Input } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import styles from './list-search.module.css';

interface ListFilter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface ListSearchProps {
  readonly query: ListQuery;
  readonly placeholder: string;
  readonly filters?: readonly ListFilter[];
}

/** The search above a list. Filters act at once, words when they are sent. */
export function ListSearch({ query, placeholder, filters = [] }: ListSearchProps) {
  const { t } = useLingui();
  const sent = query.body.keyword ?? '';
  const [draft, setDraft] = useState({ sent, text: sent });
  // The address moved on (Back, Reset): what it says now is what the field shows.
  if (draft.sent !== sent) setDraft({ sent, text: sent });
  const search = (event: FormEvent) => {
    event.preventDefault();
    query.search({ keyword: draft.text.trim() });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <Input
          className={styles.keyword ?? ''}
          aria-label={placeholder}
          placeholder={placeholder}
          value={draft.text}
          maxLength={200}
          onChange={(text) => setDraft({ sent, text })}
        />
        {filters.map((filter) => (
          <Choice
            key={filter.name}
            aria-label={filter.label}
            value={query.filterOf(filter.name)}
            options={[{ value: '', label: filter.label }, ...filter.options]}
            onChoose={(value) => query.search({ [filter.name]: value })}
          />
        ))}
        <Button htmlType="submit">{t({ id: 'management.component.list.search', message: '搜索' })}</Button>
        <Button
          type="text"
          onClick={() => {
            setDraft({ sent, text: '' });
            query.reset();
          }}
        >
          {t({ id: 'management.component.list.reset', message: '重置' })}
        </Button>
      </form>
    </search>
  );
}
