import type { AppKind } from '@atrium/contract';
import { useListQuery, useLoad } from '@atrium/runtime';
import { useMemo } from 'react';
import { CardBones } from '../../bones/card-bones.tsx';
import { ListPager } from '../../list-pager.tsx';
import { LoadFailure } from '../../load-failure.tsx';
import { assetsLoad } from './asset-atoms.ts';
import { AssetCard } from './asset-card.tsx';
import { AssetSearch } from './asset-search.tsx';
import styles from './assets.module.css';
import { NoAssets } from './no-assets.tsx';

const FILTERS = ['status', 'ownerId', 'removed'];

/** Apps as cards, with what they are searched by. */
export function AssetCards({ kind }: { readonly kind: AppKind | undefined }) {
  const query = useListQuery(FILTERS);
  const body = useMemo(() => {
    const { removed, ...filters } = query.body.filters;
    return {
      ...query.body,
      filters: { ...filters, ...(kind ? { kind: [kind] } : {}) },
      isRemoved: removed !== undefined,
    };
  }, [query.body, kind]);
  const { data, error, isLoading, reload } = useLoad(assetsLoad, body);
  // After a failure, what was there before answers another question than the one that was asked.
  const shown = error ? undefined : data;
  return (
    <>
      <AssetSearch query={query} />
      {error && !isLoading ? <LoadFailure onRetry={() => void reload()} /> : null}
      {!shown && (isLoading || !error) ? <CardBones /> : null}
      {shown?.list.length === 0 ? <NoAssets query={query} /> : null}
      {shown && shown.list.length > 0 ? (
        <>
          <ul className={`${styles.cards} ${isLoading ? styles.stale : ''}`} aria-busy={isLoading}>
            {shown.list.map((app) => (
              <AssetCard key={app.id} app={app} onRestored={reload} />
            ))}
          </ul>
          <ListPager query={query} total={shown.total} />
        </>
      ) : null}
    </>
  );
}
