import { Button } from '@atrium/ui/base';
import { useNeighborKeys } from '@atrium/ui/controls';
import { IconDown, IconUp } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useTable } from '../core/index.ts';

/** Buttons that show the row above or below in the list. The keys K and J do the same. */
export function RowNeighbors<Row>({ row }: { readonly row: Row }) {
  const { t } = useLingui();
  const { definition, page, rowActions } = useTable<Row>();
  const rows = page?.list ?? [];
  const position = rows.findIndex((candidate) => definition.rowKey(candidate) === definition.rowKey(row));
  const [above, below] = position < 0 ? [] : [rows[position - 1], rows[position + 1]];
  const view = rowActions.find(({ key }) => key === 'view');
  const showPrevious = above === undefined ? undefined : () => view?.run(above);
  const showNext = below === undefined ? undefined : () => view?.run(below);
  useNeighborKeys({ showPrevious, showNext });
  return (
    <>
      <Button
        type="text"
        disabled={!showPrevious}
        aria-label={t({ id: 'table.component.view.previous', message: 'Previous row (K)' })}
        aria-keyshortcuts="K"
        icon={<IconUp />}
        onClick={() => showPrevious?.()}
      />
      <Button
        type="text"
        disabled={!showNext}
        aria-label={t({ id: 'table.component.view.next', message: 'Next row (J)' })}
        aria-keyshortcuts="J"
        icon={<IconDown />}
        onClick={() => showNext?.()}
      />
    </>
  );
}
