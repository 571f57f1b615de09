import { includesLevel } from '@atrium/contract';
import { type ListQuery, usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useOpenApp } from '../open-app.ts';

/** Replaces an empty list of runs and explains why it is empty. */
export function NoHistory({ query }: { readonly query: ListQuery }) {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { navigator } = usePane();
  if (Object.keys(query.body.filters).length > 0 || query.body.page > 1) {
    return (
      <StateView
        kind="empty"
        title={t({ id: 'assets.page.history.nothing-found', message: 'No runs match the filters' })}
        action={
          <Button onClick={query.reset}>
            {t({ id: 'assets.page.history.clear-filter', message: 'Clear filters' })}
          </Button>
        }
      />
    );
  }
  const isStored = app.logPolicy !== 'none';
  const mayEdit = includesLevel(app.level, 'edit');
  return (
    <StateView
      kind="empty"
      title={t({ id: 'assets.page.history.empty', message: 'No runs yet' })}
      description={
        isStored
          ? t({ id: 'assets.page.history.empty-description', message: 'Runs of this app appear here.' })
          : mayEdit
            ? t({
                id: 'assets.page.history.empty-none',
                message: 'This app does not store runs. You can change this in the settings.',
              })
            : t({ id: 'assets.page.history.empty-none-use', message: 'This app does not store runs.' })
      }
      action={
        isStored || mayEdit ? (
          <Button
            type="primary"
            onClick={() => navigator.setQuery({ tab: isStored ? '' : 'settings' }, { replace: true })}
          >
            {isStored
              ? t({ id: 'assets.page.history.to-run', message: 'Run app' })
              : t({ id: 'assets.page.history.to-settings', message: 'Open settings' })}
          </Button>
        ) : undefined
      }
    />
  );
}
