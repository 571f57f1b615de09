import type { ListQuery } from '@atrium/runtime';
import { Button, Input } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './assets.module.css';

/** The search above the apps; words count when they are sent. */
export function AssetSearch({ query }: { readonly query: ListQuery }) {
  const { t } = useLingui();
  const sent = query.body.keyword ?? '';
  const [draft, setDraft] = useState({ sent, text: sent });
  // The address moved on (Back, Reset): what it says now is what the field shows.
  if (draft.sent !== sent) setDraft({ sent, text: sent });
  const placeholder = t({ id: 'assets.page.assets.search-for', message: '搜索名称或描述' });
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          query.search({ keyword: draft.text.trim() });
        }}
      >
        <Input
          className={styles.keyword ?? ''}
          aria-label={placeholder}
          placeholder={placeholder}
          value={draft.text}
          maxLength={200}
          onChange={(text) => setDraft({ sent, text })}
        />
        <Button htmlType="submit">{t({ id: 'assets.page.assets.search', message: '搜索' })}</Button>
      </form>
    </search>
  );
}
