import { userListCall } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import styles from './groups.module.css';
import { SearchForm } from './search-form.tsx';

interface AddMembersProps {
  readonly isBusy: boolean;
  onAdd(userId: string): Promise<void>;
}

/** Finds users and adds them to a group. */
export function AddMembers({ isBusy, onAdd }: AddMembersProps) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  return (
    <section>
      <SearchForm
        label={t({ id: 'management.page.groups.add', message: 'Add a user' })}
        onSearch={setKeyword}
      />
      {keyword === '' ? null : (
        <FoundUsers
          key={keyword}
          keyword={keyword}
          isBusy={isBusy}
          onAdd={async (id) => {
            await onAdd(id);
            setKeyword('');
          }}
        />
      )}
    </section>
  );
}

const MAX_RESULTS = 10;

function FoundUsers({ keyword, isBusy, onAdd }: AddMembersProps & { readonly keyword: string }) {
  const { t } = useLingui();
  const filters = { status: ['active'] };
  const found = useCall(userListCall, { keyword, filters, pageSize: MAX_RESULTS });
  return (
    <LoadedSection
      loaded={found}
      failureTitle={t({ id: 'management.page.groups.search-failed', message: 'Search failed' })}
    >
      {({ list }) =>
        list.length === 0 ? (
          <p role="status">{t({ id: 'management.page.groups.none-found', message: 'No users found' })}</p>
        ) : (
          <ul
            className={styles.found}
            aria-label={t({ id: 'management.page.groups.found', message: 'Users found' })}
          >
            {list.map(({ id, name, account }) => (
              <li key={id}>
                <span>
                  {name} <span className={styles.account}>{account}</span>
                </span>
                <Button
                  disabled={isBusy}
                  aria-label={t({ id: 'management.page.groups.add-of', message: `Add ${name}` })}
                  onClick={() => void onAdd(id)}
                >
                  {t({ id: 'management.page.groups.add-button', message: 'Add' })}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}
