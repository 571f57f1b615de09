import { TableScreen } from '@atrium/table';
import { ScopeButton } from './scope-button.tsx';
import { useRunsTable } from './use-runs-table.tsx';

/** Lists the runs of all users, from which the console's metrics are computed. */
export function RunsPage() {
  return <TableScreen definition={{ ...useRunsTable(), tools: <ScopeButton /> }} />;
}
