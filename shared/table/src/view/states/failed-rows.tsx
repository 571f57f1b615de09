import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useTable } from '../../model.ts';

/** Replaces rows that failed to load. */
export function FailedRows() {
  const { t } = useLingui();
  const { reload } = useTable<unknown>();
  return (
    <StateView
      kind="failure"
      title={t({ id: 'table.component.states.failed', message: 'Failed to load the list' })}
      line={t({
        id: 'table.component.states.failed-line',
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
