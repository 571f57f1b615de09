import { VERSION_STATUSES, type VersionStatus } from '@atrium/contract';
import type { StatusTone } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of version statuses and transitions. */
export function useVersionLabels() {
  const { t } = useLingui();
  const statuses: Readonly<Record<VersionStatus, string>> = {
    draft: t({ id: 'management.page.versions.status-draft', message: 'Draft' }),
    validating: t({ id: 'management.page.versions.status-validating', message: 'Validating' }),
    ready: t({ id: 'management.page.versions.status-ready', message: 'Ready' }),
    failed: t({ id: 'management.page.versions.status-failed', message: 'Failed' }),
    archived: t({ id: 'management.page.versions.status-archived', message: 'Archived' }),
  };
  const transitions: Readonly<Record<'archive' | 'restore', string>> = {
    archive: t({ id: 'management.page.versions.archive', message: 'Archive' }),
    restore: t({ id: 'management.page.versions.restore', message: 'Restore' }),
  };
  return {
    statuses,
    transitions,
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
