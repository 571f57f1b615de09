import { APP_STATUSES, hasRequiredAccess, LIMITS } from '@atrium/contract';
import { deviceAtom, type ListQuery, useAppAtomValue, userInfoAtom } from '@atrium/runtime';
import { Button, Checkbox, Input } from '@atrium/ui/base';
import { Choice } from '@atrium/ui/data';
import { IconFilter } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useAppStatusNames } from '../../app-status.tsx';
import styles from './assets.module.css';
import { useOwnerOptions } from './use-owner-options.ts';
import { useOwnershipOptions } from './use-ownership-options.ts';
import { ViewSwitch } from './view-switch.tsx';

/**
 * The search above the apps. A keyword applies when the user submits it. The other filters apply immediately. On a
 * phone, they are hidden until the user opens them with a button.
 */
export function AppSearch({ query }: { readonly query: ListQuery }) {
  const { t } = useLingui();
  const statuses = useAppStatusNames();
  const info = useAppAtomValue(userInfoAtom);
  const isAdmin = hasRequiredAccess(['admin'], info?.access);
  const appliedKeyword = query.body.keyword ?? '';
  const [draft, setDraft] = useState({ appliedKeyword, text: appliedKeyword });
  // If the location changes, for example by Back, the field shows the keyword of the new location.
  if (draft.appliedKeyword !== appliedKeyword) setDraft({ appliedKeyword, text: appliedKeyword });
  const [isOpen, setOpen] = useState(
    ['status', 'ownerId', 'ownership', 'removed'].some((key) => query.getFilter(key)),
  );
  const isPhone = useAppAtomValue(deviceAtom) === 'mobile';
  const filtersId = useId();
  const placeholder = t({ id: 'assets.page.assets.search-for', message: 'Search by name or description' });
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const keyword = draft.text.trim();
          // A keyword that is too long is not sent. The field shows the maximum length.
          if (keyword.length <= LIMITS.keywordLength) query.search({ keyword });
        }}
      >
        <Input
          className={styles.keyword ?? ''}
          aria-label={placeholder}
          placeholder={placeholder}
          value={draft.text}
          maxLength={LIMITS.keywordLength}
          onChange={(text) => setDraft({ appliedKeyword, text })}
        />
        <Button type="outline" htmlType="submit">
          {t({ id: 'assets.page.assets.search', message: 'Search' })}
        </Button>
        <Button
          className={styles.toggle ?? ''}
          aria-label={
            isOpen
              ? t({ id: 'assets.page.assets.hide-filters', message: 'Hide filters' })
              : t({ id: 'assets.page.assets.show-filters', message: 'Show filters' })
          }
          aria-expanded={isOpen}
          aria-controls={filtersId}
          icon={<IconFilter />}
          onClick={() => setOpen(!isOpen)}
        />
        <div id={filtersId} className={styles.filters} data-open={isOpen}>
          <Choice
            aria-label={t({ id: 'assets.page.assets.status', message: 'Status' })}
            value={query.getFilter('status')}
            options={[
              { value: '', label: t({ id: 'assets.page.assets.any-status', message: 'All statuses' }) },
              ...APP_STATUSES.map((value) => ({ value, label: statuses[value] })),
            ]}
            onChoose={(status) => query.search({ status })}
          />
          {isAdmin ? <OwnerChoice query={query} /> : <OwnershipChoice query={query} />}
          <Checkbox
            checked={query.getFilter('removed') !== ''}
            onChange={(isRemoved) => query.search({ removed: isRemoved ? '1' : '' })}
          >
            {t({ id: 'assets.page.assets.removed', message: 'Recently deleted' })}
          </Checkbox>
          {isPhone ? <ViewSwitch /> : null}
        </div>
      </form>
    </search>
  );
}

/** Chooses whose apps are listed. */
function OwnerChoice({ query }: { readonly query: ListQuery }) {
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

/** Chooses between the user's own apps and apps of others. */
function OwnershipChoice({ query }: { readonly query: ListQuery }) {
  const { t } = useLingui();
  const options = useOwnershipOptions();
  return (
    <Choice
      aria-label={t({ id: 'assets.page.assets.ownership', message: 'Ownership' })}
      value={query.getFilter('ownership')}
      options={[
        {
          value: '',
          label: t({ id: 'assets.page.assets.any-ownership', message: 'My apps and shared apps' }),
        },
        ...options,
      ]}
      onChoose={(ownership) => query.search({ ownership })}
    />
  );
}
