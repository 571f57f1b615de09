import { groupCalls, LIMITS, type UserRow } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { SafeLink } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { getGroupAddress } from '../../addresses.ts';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import styles from './users.module.css';

/** The groups of a user. */
export function UserGroups({ user }: { readonly user: UserRow }) {
  const { t } = useLingui();
  const titleId = useId();
  const groups = useCall(groupCalls.list, {
    memberId: user.id,
    pageSize: LIMITS.unpagedListSize,
    sort: { field: 'name', order: 'ascend' },
  });
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.sectionTitle}>
        {t({ id: 'management.page.users.groups', message: 'Groups' })}
      </h3>
      <LoadedSection
        loaded={groups}
        failureTitle={t({ id: 'management.page.users.groups-failed', message: 'Failed to load groups' })}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p>
              {t({
                id: 'management.page.users.no-groups',
                message: 'This user does not belong to any group.',
              })}
            </p>
          ) : (
            <ul>
              {list.map(({ id, name }) => (
                <li key={id}>
                  <SafeLink to={getGroupAddress(name)}>{name}</SafeLink>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedSection>
    </section>
  );
}
