import { usePane } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconClose } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';

/** Says that the list shows the runs of one app or user only, and links to all runs. */
export function ScopeButton() {
  const { t } = useLingui();
  const { location, navigator } = usePane();
  const { app, user } = location.query;
  if (!app && !user) return null;
  return (
    <Button icon={<IconClose />} onClick={() => navigator.setQuery({ app: '', user: '', page: '' })}>
      {app
        ? t({ id: 'dashboard.page.runs.of-one-app', message: 'Filtered by one app' })
        : t({ id: 'dashboard.page.runs.of-one-user', message: 'Filtered by one user' })}
    </Button>
  );
}
