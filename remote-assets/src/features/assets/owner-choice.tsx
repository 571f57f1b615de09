import type { ListQuery } from '@atrium/runtime';
import { Choice } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import styles from './assets.module.css';
import { useOwnerOptions } from './use-owner-options.ts';

/** Chooses whose apps are listed. */
export function OwnerChoice({ query }: { readonly query: ListQuery }) {
  const { t } = useLingui();
  const options = useOwnerOptions();
  return (
    <Choice
      className={styles.owner ?? ''}
      aria-label={t({ id: 'assets.page.assets.owner', message: 'Owner' })}
      value={query.getFilter('ownerId')}
      options={[
        { value: '', label: t({ id: 'assets.page.assets.any-owner', message: 'All owners' }) },
        ...options,
      ]}
      onChoose={(ownerId) => query.search({ ownerId })}
    />
  );
}
