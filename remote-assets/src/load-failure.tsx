import { Button } from '@atrium/ui/base';
import { StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';

/** Stands in place of what could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui();
  return (
    <StateView
      kind="failure"
      title={t({ id: 'assets.component.load.failed', message: 'This could not be loaded' })}
      line={t({
        id: 'assets.component.load.failed-line',
        message: 'Nothing was changed. Check the network and try again.',
      })}
      action={
        <Button type="primary" onClick={onRetry}>
          {t({ id: 'assets.component.load.retry', message: 'Try again' })}
        </Button>
      }
    />
  );
}
