import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useTable } from '../../model.ts';

/** Stands in for rows that could not be had. */
export function FailedRows() {
  const { t } = useLingui();
  const { reload } = useTable<unknown>();
  return (
    <StateView
      kind="failure"
      title={t({ id: 'table.component.states.failed', message: '没能载入列表' })}
      line={t({
        id: 'table.component.states.failed-line',
        message: '没有任何内容被更改。请检查网络后重试。',
      })}
      action={
        <Button type="primary" onClick={() => void reload()}>
          {t({ id: 'table.component.states.retry', message: '重试' })}
        </Button>
      }
    />
  );
}
