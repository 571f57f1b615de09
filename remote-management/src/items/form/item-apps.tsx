import { hasRequiredAccess } from '@atrium/contract';
import { useAppAtomValue, useCall, userInfoAtom } from '@atrium/runtime';
import { SafeLink } from '@atrium/ui/base';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import { type ItemRow, useItemSources } from '../item-sources.ts';
import styles from '../items.module.css';

/** The apps that use an item, active ones first. Each is a link for admins, who may open every app. */
export function ItemApps({ item }: { readonly item: ItemRow }) {
  const { t } = useLingui();
  const { kind, calls } = useItemSources();
  const info = useAppAtomValue(userInfoAtom);
  const mayOpenApps = hasRequiredAccess(['admin'], info?.access);
  const apps = useCall(calls.dependents, { ids: [item.id] });
  return (
    <section className={styles.apps}>
      <h3>{t({ id: 'management.component.items.apps', message: 'Apps' })}</h3>
      <LoadedSection
        loaded={apps}
        failureTitle={t({
          id: 'management.component.items.apps-failed',
          message: 'Failed to load apps',
        })}
      >
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.muted}>
              {t({ id: 'management.component.items.no-apps', message: 'No apps use this service.' })}
            </p>
          ) : (
            <ul>
              {list.map(({ id, name, ownerName, isBlocking }) => (
                <li key={id}>
                  <span>
                    {mayOpenApps ? <SafeLink to={`/admin/assets/${kind}App/${id}`}>{name}</SafeLink> : name} ·{' '}
                    {ownerName}
                  </span>
                  {/* Only an active app blocks the removal of the item. */}
                  {isBlocking ? (
                    <StatusMark tone="success">
                      {t({ id: 'management.component.items.app-active', message: 'Active' })}
                    </StatusMark>
                  ) : null}
                </li>
              ))}
            </ul>
          )
        }
      </LoadedSection>
    </section>
  );
}
