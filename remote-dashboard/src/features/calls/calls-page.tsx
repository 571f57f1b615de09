import { TableScreen } from '@atrium/table';
import { OnlySome } from './only-some.tsx';
import { useCallsTable } from './use-calls-table.tsx';

/** Everybody's calls, the rows behind the console's figures. */
export function CallsPage() {
  return <TableScreen definition={{ ...useCallsTable(), tools: <OnlySome /> }} />;
}
