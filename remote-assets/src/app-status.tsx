import type { AppStatus as Status } from '@atrium/contract';
import { StatusMark, type StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

const TONES: Readonly<Record<Status, StatusTone>> = {
  draft: 'quiet',
  active: 'success',
  paused: 'warning',
  suspended: 'danger',
};

/** Returns the labels of app statuses. */
export function useAppStatusNames(): Readonly<Record<Status, string>> {
  const { t } = useLingui();
  return {
    draft: t({ id: 'assets.component.app-status.draft', message: 'Draft' }),
    active: t({ id: 'assets.component.app-status.active', message: 'Active' }),
    paused: t({ id: 'assets.component.app-status.paused', message: 'Paused' }),
    suspended: t({ id: 'assets.component.app-status.suspended', message: 'Suspended' }),
  };
}

/** The status of an app. */
export function AppStatus({ status }: { readonly status: Status }) {
  return <StatusMark tone={TONES[status]}>{useAppStatusNames()[status]}</StatusMark>;
}
