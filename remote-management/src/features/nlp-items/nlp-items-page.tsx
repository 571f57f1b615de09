import { TableScreen } from '@atrium/table';
import { useNlpItemsTable } from './use-nlp-items-table.tsx';

/** The language services that apps may be made of. */
export function NlpItemsPage() {
  return <TableScreen definition={useNlpItemsTable()} />;
}
