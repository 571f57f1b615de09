import { type BodyOf, type Group, groupCalls, LIMITS } from '@atrium/contract';
import { request, useCall } from '@atrium/runtime';
import { FormAlert } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import { useAction } from '../../drawer/use-action.ts';
import { AddMembers } from './add-members.tsx';
import styles from './groups.module.css';
import { MemberPager } from './member-pager.tsx';
import { MemberTable } from './member-table.tsx';
import { SearchForm } from './search-form.tsx';

interface Query {
  readonly keyword: string;
  readonly page: number;
  readonly pageSize: number;
}

/** Adds users to a group, and lists and removes its members. */
export function GroupMembers({ group }: { readonly group: Group }) {
  const { t } = useLingui();
  const { isRunning, error, run } = useAction();
  const [query, setQuery] = useState<Query>({ keyword: '', page: 1, pageSize: LIMITS.pageSize });
  const body: BodyOf<typeof groupCalls.members> = {
    groupId: group.id,
    ...query,
    sort: { field: 'name', order: 'ascend' },
  };
  const members = useCall(groupCalls.members, body, { showsPrevious: true });
  const lastPage = Math.max(1, Math.ceil((members.data?.total ?? 0) / query.pageSize));
  // When the only member of the last page is removed, that page no longer exists.
  if (members.data && !members.isLoading && query.page > lastPage) setQuery({ ...query, page: lastPage });
  const change = async (name: 'addMembers' | 'removeMembers', userId: string) => {
    const memberChange = { groupId: group.id, userIds: [userId] };
    await run(() => request(groupCalls[name], memberChange, { isSilent: true }));
    await members.reload();
  };
  return (
    <div className={styles.drawer}>
      <FormAlert>{error?.msg}</FormAlert>
      <AddMembers isBusy={isRunning} onAdd={(id) => change('addMembers', id)} />
      <section aria-label={t({ id: 'management.page.groups.members', message: 'Members' })}>
        <h3 className={styles.sectionTitle}>
          {t({ id: 'management.page.groups.members', message: 'Members' })}
        </h3>
        <LoadedSection
          loaded={members}
          failureTitle={t({ id: 'management.page.groups.load-failed', message: 'Failed to load members' })}
        >
          {({ list, total }) => (
            <>
              {total > LIMITS.pageSize || query.keyword !== '' ? (
                <SearchForm
                  label={t({ id: 'management.page.groups.find-member', message: 'Find a member' })}
                  onSearch={(keyword) => setQuery({ ...query, keyword, page: 1 })}
                />
              ) : null}
              {total === 0 ? (
                <p>
                  {query.keyword === ''
                    ? t({ id: 'management.page.groups.no-members', message: 'No members yet' })
                    : t({ id: 'management.page.groups.none-found', message: 'No users found' })}
                </p>
              ) : (
                <MemberTable
                  list={list}
                  isBusy={members.isLoading || isRunning}
                  onRemove={(id) => void change('removeMembers', id)}
                />
              )}
              {total > LIMITS.pageSize ? (
                <MemberPager
                  page={query.page}
                  pageSize={query.pageSize}
                  total={total}
                  onPageChange={(page) => setQuery({ ...query, page })}
                  onPageSizeChange={(pageSize) => setQuery({ ...query, page: 1, pageSize })}
                />
              ) : null}
            </>
          )}
        </LoadedSection>
      </section>
    </div>
  );
}
