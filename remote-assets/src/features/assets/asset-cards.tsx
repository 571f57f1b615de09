import { type AppKind, assetsListCall, type ListField } from '@atrium/contract';
import { useCall, useListQuery } from '@atrium/runtime';
import { ListPager } from '../../list-pager.tsx';
import { LoadedSection } from '../../loaded-section.tsx';
import { CardSkeleton } from '../../skeletons/card-skeleton.tsx';
import { AssetCard } from './asset-card.tsx';
import { AssetSearch } from './asset-search.tsx';
import styles from './assets.module.css';
import { NoAssets } from './no-assets.tsx';

/** The table of the same page sorts by the last three fields. */
const FIELDS: readonly ListField[] = [
  { key: 'ownerId', kind: 'select', isSearchable: true },
  { key: 'removed', kind: 'select', isSearchable: true },
  { key: 'status', kind: 'select', isSearchable: true, isSortable: true },
  { key: 'name', kind: 'text', isSortable: true },
  { key: 'updatedAt', kind: 'date', isSortable: true },
];

/** Apps as cards, with their search. */
export function AssetCards({ kind }: { readonly kind: AppKind | undefined }) {
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
      <AssetSearch query={query} />
      <LoadedSection loaded={apps} skeleton={<CardSkeleton />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <NoAssets query={query} />
          ) : (
            <>
              <ul className={`${styles.cards} ${isLoading ? styles.stale : ''}`} aria-busy={isLoading}>
                {list.map((app) => (
                  <AssetCard key={app.id} app={app} onRestored={reload} />
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
