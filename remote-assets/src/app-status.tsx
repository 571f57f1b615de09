import type { AppStatus as Status } from '@atrium/contract';
import { StatusMark, type StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

const TONES: Readonly<Record<Status, StatusTone>> = {
  draft: 'quiet',
  active: 'success',
  paused: 'warning',
  suspended: 'danger',
};

/** States of apps, in words. */
export function useAppStatusNames(): Readonly<Record<Status, string>> {
  const { t } = useLingui();
  return {
    draft: t({ id: 'assets.component.app-status.draft', message: 'Draft' }),
    active: t({ id: 'assets.component.app-status.active', message: 'Active' }),
    paused: t({ id: 'assets.component.app-status.paused', message: 'Paused' }),
    suspended: t({ id: 'assets.component.app-status.suspended', message: 'Suspended' }),
  };
}

/** What an app is at, in a word. */
export function AppStatus({ status }: { readonly status: Status }) {
  return <StatusMark tone={TONES[status]}>{useAppStatusNames()[status]}</StatusMark>;
}
