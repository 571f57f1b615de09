import { VERSION_STATUSES, type VersionStatus } from '@atrium/contract';
import type { StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

/** States of versions and what changes them, in words. */
export function useVersionNames() {
  const { t } = useLingui();
  const statuses: Readonly<Record<VersionStatus, string>> = {
    draft: t({ id: 'management.page.versions.status-draft', message: '草稿' }),
    validating: t({ id: 'management.page.versions.status-validating', message: '验证中' }),
    ready: t({ id: 'management.page.versions.status-ready', message: '就绪' }),
    failed: t({ id: 'management.page.versions.status-failed', message: '验证未通过' }),
    archived: t({ id: 'management.page.versions.status-archived', message: '已归档' }),
  };
  const moves: Readonly<Record<'archive' | 'restore', string>> = {
    archive: t({ id: 'management.page.versions.archive', message: '归档' }),
    restore: t({ id: 'management.page.versions.restore', message: '恢复' }),
  };
  return {
    statuses,
    moves,
    statusChoices: VERSION_STATUSES.map((value) => ({
      value,
      label: statuses[value],
      tone: VERSION_TONES[value],
    })),
  };
}

export const VERSION_TONES: Readonly<Record<VersionStatus, StatusTone>> = {
  draft: 'quiet',
  validating: 'running',
  ready: 'success',
  failed: 'danger',
  archived: 'quiet',
};
