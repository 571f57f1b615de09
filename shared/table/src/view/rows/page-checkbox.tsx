import { useLingui } from '@lingui/react/macro';
import { useSelection, useTable } from '../../model.ts';
import { TriStateBox } from '../tri-state-box.tsx';

interface PageCheckboxProps {
  /** Shows a label beside the box, for use outside a column of checkboxes. */
  readonly isWorded?: boolean;
}

/** Selects or clears every row of the page; indeterminate while some are selected. */
export function PageCheckbox({ isWorded = false }: PageCheckboxProps) {
  const { t } = useLingui();
  const { definition, page } = useTable<unknown>();
  const selection = useSelection<unknown>();
  const rows = page?.list ?? [];
  const count = rows.filter((row) => selection.has(definition.rowKey(row))).length;
  const label = t({ id: 'table.component.rows.select-page', message: 'Select all on this page' });
  return (
    <TriStateBox label={label} count={count} total={rows.length} onToggle={selection.togglePage}>
      {isWorded ? label : null}
    </TriStateBox>
  );
}
