import { Button } from '@atrium/ui/base';
import { IconPlus, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { addChineseLatinSpaces, useTable } from '../../core/index.ts';
import { hasConditions } from '../state/row-query.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';

/** The rows as a table or as cards, depending on the width; or the skeleton, error or empty state. */
export function TableRows() {
  const { page, error, isNarrow } = useTable<unknown>();
  if (error !== undefined && !page) return <FailedRows />;
  if (page && page.total === 0) return <NoRows />;
  return isNarrow ? <RowCards /> : <RowTable />;
}

/** Replaces rows that failed to load. */
function FailedRows() {
  const { t } = useLingui();
  const { reload } = useTable<unknown>();
  return (
    <StateView
      kind="failure"
      title={t({ id: 'table.component.states.failed', message: 'Failed to load the list' })}
      description={t({
        id: 'table.component.states.failed-description',
        message: 'Check your network connection and try again.',
      })}
      action={
        <Button type="primary" onClick={() => void reload()}>
          {t({ id: 'table.component.states.retry', message: 'Try again' })}
        </Button>
      }
    />
  );
}

/** Replaces an empty list: nothing matches, or nothing is stored. */
function NoRows() {
  const { t } = useLingui();
  const { definition, query, address, openDialog } = useTable<unknown>();
  if (hasConditions(query)) {
    return (
      <StateView
        kind="empty"
        title={t({ id: 'table.component.states.nothing-found', message: 'No results match the filters' })}
        description={t({
          id: 'table.component.states.nothing-found-description',
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
  const noun = form?.noun ?? '';
  return (
    <StateView
      kind="empty"
      title={empty?.title ?? t({ id: 'table.component.states.empty', message: 'No data yet' })}
      description={empty?.description}
      action={
        form?.source.create ? (
          <Button type="primary" icon={<IconPlus />} onClick={() => openDialog({ kind: 'add' })}>
            {addChineseLatinSpaces(t({ id: 'table.component.form.add-title', message: `Add ${noun}` }))}
          </Button>
        ) : (
          (empty?.action ?? definition.createAction)
        )
      }
    />
  );
}
