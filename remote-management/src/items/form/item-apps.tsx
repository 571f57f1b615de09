import { useCall } from '@atrium/runtime';
import { StatusMark } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { LoadedSection } from '../../drawer/loaded-section.tsx';
import { type ItemRow, useItemSources } from '../item-sources.ts';
import styles from '../items.module.css';

/** The apps that use an item, active ones first. */
export function ItemApps({ item }: { readonly item: ItemRow }) {
  const { t } = useLingui();
  const { calls } = useItemSources();
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
              {t({ id: 'management.component.items.no-apps', message: 'No apps use this service' })}
            </p>
          ) : (
            <ul>
              {list.map(({ id, name, ownerName, isBlocking }) => (
                <li key={id}>
                  <span>
                    {name} · {ownerName}
                  </span>
                  <StatusMark tone={isBlocking ? 'success' : 'quiet'}>
                    {isBlocking
                      ? t({ id: 'management.component.items.app-active', message: 'Active' })
                      : t({ id: 'management.component.items.app-idle', message: 'Inactive' })}
                  </StatusMark>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedSection>
    </section>
  );
}
