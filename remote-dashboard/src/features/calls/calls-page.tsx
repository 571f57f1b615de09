import { TableScreen } from '@atrium/table';
import { OnlySome } from './only-some.tsx';
import { useCallsTable } from './use-calls-table.tsx';

/** Lists the runs of all users, from which the console's metrics are computed. */
export function CallsPage() {
  return <TableScreen definition={{ ...useCallsTable(), tools: <OnlySome /> }} />;
}
