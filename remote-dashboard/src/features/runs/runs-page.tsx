import { usePane } from '@atrium/runtime';
import { TableScreen } from '@atrium/table';
import { Button } from '@atrium/ui/base';
import { IconClose } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useRunsTable } from './use-runs-table.tsx';

/** Lists the runs of all users, from which the console's metrics are computed. */
export function RunsPage() {
  return <TableScreen definition={{ ...useRunsTable(), tools: <ScopeButton /> }} />;
}

/** Says that the list shows the runs of one app or user only, and links to all runs. */
function ScopeButton() {
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
