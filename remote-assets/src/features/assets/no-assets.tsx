import type { ListQuery } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { CreateButton } from './create-button.tsx';

/** Stands in for apps where there are none: nothing matches, or none was made yet. */
export function NoAssets({ query }: { readonly query: ListQuery }) {
  const { t } = useLingui();
  const { keyword, page, filters } = query.body;
  const isNarrowed = keyword !== undefined || page > 1 || Object.keys(filters).length > 0;
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
      action={<CreateButton type="outline" />}
    />
  );
}
