import type { ListQuery } from '@atrium/runtime';
import { useLoad } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../load-failure.tsx';
import { assetsLoad } from './asset-atoms.ts';
import { AssetBones } from './asset-bones.tsx';
import { AssetCard } from './asset-card.tsx';
import { AssetPager } from './asset-pager.tsx';
import styles from './assets.module.css';

interface AssetListProps {
  readonly query: ListQuery;
  /** How a first app is made. */
  readonly create: ReactNode;
}

export function AssetList({ query, create }: AssetListProps) {
  const { t } = useLingui();
  const { data, error, isLoading, reload } = useLoad(assetsLoad, query.body);
  if (!data) return error ? <LoadFailure onRetry={() => void reload()} /> : <AssetBones />;
  if (data.list.length === 0) {
    const isNarrowed = query.body.keyword !== undefined || query.body.page > 1;
    return isNarrowed ? (
      <StateView
        kind="empty"
        title={t({ id: 'assets.page.assets.nothing-found', message: '没有符合条件的应用' })}
        action={
          <Button onClick={query.reset}>{t({ id: 'assets.page.assets.clear', message: '清除条件' })}</Button>
        }
      />
    ) : (
      <StateView
        kind="empty"
        title={t({ id: 'assets.page.assets.empty', message: '还没有应用' })}
        line={t({ id: 'assets.page.assets.empty-line', message: '选择一项能力，取个名字，就可以运行了。' })}
        action={create}
      />
    );
  }
  return (
    <>
      <ul className={`${styles.cards} ${isLoading ? styles.stale : ''}`} aria-busy={isLoading}>
        {data.list.map((app) => (
          <AssetCard key={app.id} app={app} />
        ))}
      </ul>
      <AssetPager query={query} total={data.total} />
    </>
  );
}
