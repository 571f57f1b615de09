import { useTable } from '../../model.ts';
import { useNarrow } from '../narrow-context.ts';
import { FailedRows } from '../states/failed-rows.tsx';
import { NoRows } from '../states/no-rows.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';

/** The rows as a table or as cards, depending on the width; or the skeleton, error or empty state. */
export function TableRows() {
  const { page, error } = useTable<unknown>();
  const isNarrow = useNarrow();
  if (error !== undefined && !page) return <FailedRows />;
  if (page && page.total === 0) return <NoRows />;
  return isNarrow ? <RowCards /> : <RowTable />;
}
