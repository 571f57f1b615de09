import { Button } from '@atrium/ui/base';
import { IconDown, IconUp } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useTable } from '../core/index.ts';

/** Buttons that show the row above or below in the list. The keys K and J do the same. */
export function NeighborButtons<Row>({ row }: { readonly row: Row }) {
  const { t } = useLingui();
  const { definition, page, rowActions } = useTable<Row>();
  const rows = page?.list ?? [];
  const position = rows.findIndex((candidate) => definition.rowKey(candidate) === definition.rowKey(row));
  const [above, below] = position < 0 ? [] : [rows[position - 1], rows[position + 1]];
  const view = rowActions.find(({ key }) => key === 'view');
  const show = (neighbor: Row | undefined) => {
    if (neighbor !== undefined) view?.run(neighbor);
  };
  const showByKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || isTextField(target)) return;
    if (key === 'k') show(above);
    else if (key === 'j') show(below);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => showByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        type="text"
        disabled={above === undefined}
        aria-label={t({ id: 'table.component.view.previous', message: 'Previous row (K)' })}
        aria-keyshortcuts="K"
        icon={<IconUp />}
        onClick={() => show(above)}
      />
      <Button
        type="text"
        disabled={below === undefined}
        aria-label={t({ id: 'table.component.view.next', message: 'Next row (J)' })}
        aria-keyshortcuts="J"
        icon={<IconDown />}
        onClick={() => show(below)}
      />
    </>
  );
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
