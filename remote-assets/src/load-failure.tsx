import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';

/** Stands in place of what could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui();
  return (
    <StateView
      kind="failure"
      title={t({ id: 'assets.component.load.failed', message: '没能载入内容' })}
      line={t({
        id: 'assets.component.load.failed-line',
        message: '没有任何内容被更改。请检查网络后重试。',
      })}
      action={
        <Button type="primary" onClick={onRetry}>
          {t({ id: 'assets.component.load.retry', message: '重试' })}
        </Button>
      }
    />
  );
}
