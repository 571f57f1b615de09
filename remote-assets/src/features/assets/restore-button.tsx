import { type AppRow, appCalls } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';

interface RestoreButtonProps {
  readonly app: AppRow;
  onRestored(): Promise<void>;
}

/** Restores a removed app. */
export function RestoreButton({ app, onRestored }: RestoreButtonProps) {
  const { t } = useLingui();
  const { toasts } = usePane();
  const { isRunning, submit } = useSubmission();
  const { id, kind, name } = app;
  const restore = async () => {
    const done = await submit(
      () => request(appCalls[kind].restore, { ids: [id] }, { isSilent: true }),
      ({ msg }) => toasts.error(msg),
    );
    if (!done) return;
    toasts.success(t({ id: 'assets.page.assets.restored', message: `“${name}” restored` }));
    await onRestored();
  };
  return (
    <Button size="small" loading={isRunning} onClick={() => void restore()}>
      {t({ id: 'assets.page.assets.restore', message: 'Restore' })}
    </Button>
  );
}
