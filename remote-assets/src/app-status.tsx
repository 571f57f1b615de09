import type { App } from '@atrium/contract';
import { StatusMark, type StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

const TONES: Readonly<Record<App['status'], StatusTone>> = {
  draft: 'quiet',
  active: 'success',
  paused: 'warning',
  suspended: 'danger',
};

/** What an app is at, in a word. */
export function AppStatus({ status }: { readonly status: App['status'] }) {
  const { t } = useLingui();
  const words: Readonly<Record<App['status'], string>> = {
    draft: t({ id: 'assets.component.app-status.draft', message: '草稿' }),
    active: t({ id: 'assets.component.app-status.active', message: '运行中' }),
    paused: t({ id: 'assets.component.app-status.paused', message: '已暂停' }),
    suspended: t({ id: 'assets.component.app-status.suspended', message: '已被禁用' }),
  };
  return <StatusMark tone={TONES[status]}>{words[status]}</StatusMark>;
}
