import { type ListQuery, usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useOpenApp } from '../open-app.ts';

/** Stands in for runs where there are none to show, and says why. */
export function NoHistory({ query }: { readonly query: ListQuery }) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { navigator } = usePane();
  if (Object.keys(query.body.filters).length > 0 || query.body.page > 1) {
    return (
      <StateView
        kind="empty"
        title={t({ id: 'assets.page.history.nothing-found', message: '没有符合条件的运行记录' })}
        action={
          <Button onClick={query.reset}>
            {t({ id: 'assets.page.history.clear-filter', message: '清除条件' })}
          </Button>
        }
      />
    );
  }
  const isKept = app.logPolicy !== 'none';
  return (
    <StateView
      kind="empty"
      title={t({ id: 'assets.page.history.empty', message: '还没有运行记录' })}
      line={
        isKept
          ? t({ id: 'assets.page.history.empty-line', message: '运行一次，结果就会出现在这里。' })
          : t({ id: 'assets.page.history.empty-none', message: '这个应用设为不记录运行。可以在设置中更改。' })
      }
      action={
        <Button onClick={() => navigator.setQuery({ tab: isKept ? '' : 'settings' }, { replace: true })}>
          {isKept
            ? t({ id: 'assets.page.history.to-run', message: '去运行' })
            : t({ id: 'assets.page.history.to-settings', message: '打开设置' })}
        </Button>
      }
    />
  );
}
