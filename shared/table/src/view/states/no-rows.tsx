import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { isNarrowed } from '../../core/row-query.ts';
import { useTable } from '../../model.ts';

/** Replaces an empty list: nothing matches, or nothing is stored. */
export function NoRows() {
  const { t } = useLingui();
  const { definition, query, address, openDialog } = useTable<unknown>();
  if (isNarrowed(query)) {
    return (
      <StateView
        kind="empty"
        title={t({ id: 'table.component.states.nothing-found', message: 'No results match the filters' })}
        line={t({
          id: 'table.component.states.nothing-found-line',
          message: 'Change or clear the filters.',
        })}
        action={
          <Button onClick={address.reset}>
            {t({ id: 'table.component.states.clear', message: 'Clear filters' })}
          </Button>
        }
      />
    );
  }
  const { empty, form } = definition;
  return (
    <StateView
      kind="empty"
      title={empty?.title ?? t({ id: 'table.component.states.empty', message: 'No data yet' })}
      line={empty?.line}
      action={
        form?.source.create ? (
          <Button type="primary" onClick={() => openDialog({ kind: 'add' })}>
            {t({ id: 'table.component.states.add-first', message: 'Add item' })}
          </Button>
        ) : undefined
      }
    />
  );
}
