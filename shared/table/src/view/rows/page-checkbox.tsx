import { useLingui } from '@lingui/react/macro';
import { useTable } from '../../model.ts';
import { TriStateBox } from '../tri-state-box.tsx';

/** Selects every row of the page, or none of them; half set while some are. */
export function PageCheckbox() {
  const { t } = useLingui();
  const { definition, page, selection } = useTable<unknown>();
  const rows = page?.list ?? [];
  const count = rows.filter((row) => selection.has(definition.rowKey(row))).length;
  return (
    <TriStateBox
      label={t({ id: 'table.component.rows.select-page', message: '选择本页全部' })}
      count={count}
      total={rows.length}
      onToggle={selection.togglePage}
    />
  );
}
