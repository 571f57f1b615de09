import { useFormat } from '@atrium/i18n';
import { usePane } from '@atrium/runtime';
import { TableScreen } from '@atrium/table';
import { Button } from '@atrium/ui/base';
import { IconClose } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { readHour } from './read-hour.ts';
import { useRunsTable } from './use-runs-table.tsx';

/**
 * Lists the runs of all users, or of the members of the user's groups. The metrics of the dashboard link to this page.
 */
export function RunsPage() {
  return <TableScreen definition={{ ...useRunsTable(), tools: <ScopeButton /> }} />;
}

/** States that the list shows only the runs of one app, user or hour. A click shows all runs. */
function ScopeButton() {
  const { t } = useLingui();
  const { location, navigator } = usePane();
  const format = useFormat();
  const { app, user } = location.query;
  const hour = readHour(location.query.hour);
  if (!app && !user && !hour) return null;
  const getScope = () => {
    if (app) return t({ id: 'dashboard.page.runs.of-one-app', message: 'Filtered by one app' });
    if (user) return t({ id: 'dashboard.page.runs.of-one-user', message: 'Filtered by one user' });
    const start = format.dateTime(hour?.from ?? '');
    return t({ id: 'dashboard.page.runs.of-one-hour', message: `Filtered by hour: ${start}` });
  };
  return (
    <Button
      icon={<IconClose />}
      onClick={() => navigator.setQuery({ app: '', user: '', hour: '', page: '' })}
    >
      {getScope()}
    </Button>
  );
}
