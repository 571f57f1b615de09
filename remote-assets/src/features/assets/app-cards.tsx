import { type AppKind, assetsListCall, type ListField } from '@atrium/contract';
import { useCall, useListQuery } from '@atrium/runtime';
import { ListPager } from '../../list-pager.tsx';
import { LoadedSection } from '../../loaded-section.tsx';
import { CardSkeleton } from '../../skeletons/card-skeleton.tsx';
import { AppCard } from './app-card.tsx';
import { AppSearch } from './app-search.tsx';
import styles from './assets.module.css';
import { NoApps } from './no-apps.tsx';

/**
 * The list fields in the address. The table on the same page uses the same address. Users can sort the table by the
 * last three fields.
 */
const FIELDS: readonly ListField[] = [
  { key: 'ownerId', kind: 'select', isSearchable: true },
  { key: 'ownership', kind: 'select', isSearchable: true },
  { key: 'removed', kind: 'select', isSearchable: true },
  { key: 'status', kind: 'select', isSearchable: true, isSortable: true },
  { key: 'name', kind: 'text', isSortable: true },
  { key: 'updatedAt', kind: 'date', isSortable: true },
];

/** Apps as cards, with their search. */
export function AppCards({ kind }: { readonly kind: AppKind | undefined }) {
  const query = useListQuery(FIELDS);
  const { removed, ...filters } = query.body.filters;
  const body = {
    ...query.body,
    filters: { ...filters, ...(kind ? { kind: [kind] } : {}) },
    isRemoved: removed !== undefined,
  };
  const apps = useCall(assetsListCall, body, { showsPrevious: true });
  const { isLoading, reload } = apps;
  return (
    <>
      <AppSearch query={query} />
      <LoadedSection loaded={apps} skeleton={<CardSkeleton />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <NoApps query={query} />
          ) : (
            <>
              <ul className={`${styles.cards} ${isLoading ? styles.stale : ''}`} aria-busy={isLoading}>
                {list.map((app) => (
                  <AppCard key={app.id} app={app} onRestored={reload} />
                ))}
              </ul>
              <ListPager query={query} total={total} />
            </>
          )
        }
      </LoadedSection>
    </>
  );
}
