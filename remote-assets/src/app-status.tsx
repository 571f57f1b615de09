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
    draft: t({ id: 'assets.component.app-status.draft', message: '草稿' }),
    active: t({ id: 'assets.component.app-status.active', message: '运行中' }),
    paused: t({ id: 'assets.component.app-status.paused', message: '已暂停' }),
    suspended: t({ id: 'assets.component.app-status.suspended', message: '已被停用' }),
  };
}

/** What an app is at, in a word. */
export function AppStatus({ status }: { readonly status: Status }) {
  return <StatusMark tone={TONES[status]}>{useAppStatusNames()[status]}</StatusMark>;
}
