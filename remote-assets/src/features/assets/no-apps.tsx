import type { ListQuery } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { CreateButton } from './create-button.tsx';

/** Replaces an empty list of apps: nothing matches, or no app exists yet. */
export function NoApps({ query }: { readonly query: ListQuery }) {
  const { t } = useLingui();
  const { keyword, page, filters } = query.body;
  const hasConditions = keyword !== undefined || page > 1 || Object.keys(filters).length > 0;
  return hasConditions ? (
    <StateView
      kind="empty"
      title={t({ id: 'assets.page.assets.nothing-found', message: 'No apps match the filters' })}
      action={
        <Button onClick={query.reset}>
          {t({ id: 'assets.page.assets.clear', message: 'Clear filters' })}
        </Button>
      }
    />
  ) : (
    <StateView
      kind="empty"
      title={t({ id: 'assets.page.assets.empty', message: 'No apps yet' })}
      description={t({
        id: 'assets.page.assets.empty-description',
        message: 'Choose an AI service and name your app. You can run it right away.',
      })}
      action={<CreateButton type="outline" />}
    />
  );
}
