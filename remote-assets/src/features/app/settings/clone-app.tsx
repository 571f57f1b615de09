import { appCalls } from '@atrium/contract';
import { request, usePane, useSubmission } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { getAppLocation } from '../../../addresses.ts';
import { useOpenApp } from '../open-app.ts';

/** Copies the open app for the current user, and opens the copy. */
export function CloneApp() {
  const { t } = useLingui();
  const { app } = useOpenApp();
  const { navigator, toasts } = usePane();
  const { isRunning, submit } = useSubmission();
  const clone = async () => {
    const copy = await submit(
      () => request(appCalls[app.kind].clone, { id: app.id }, { isSilent: true }),
      ({ msg }) => toasts.error(msg),
    );
    if (!copy) return;
    const { name } = copy;
    toasts.success(t({ id: 'assets.page.settings.cloned', message: `Duplicated as “${name}”` }));
    navigator.go(getAppLocation(copy));
  };
  return (
    <Button loading={isRunning} onClick={() => void clone()}>
      {t({ id: 'assets.page.settings.clone', message: 'Duplicate app' })}
    </Button>
  );
}
