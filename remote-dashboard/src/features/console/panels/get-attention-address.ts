import type { DashboardSummary } from '@atrium/contract';
import { createRunsAddress, ERROR_STATUSES } from '../../../runs/create-runs-address.ts';
import type { ChosenPeriod } from '../period/period.ts';

/** Returns the address of the page where the user can resolve what needs attention. */
export function getAttentionAddress(
  { kind, id, appKind }: DashboardSummary['attention'][number],
  period: ChosenPeriod,
): string {
  if (kind === 'app-failing') return createRunsAddress({ days: period, statuses: ERROR_STATUSES, app: id });
  if (kind === 'version-failed') return `/admin/algorithm/algorithm/versions/${id}`;
  if (!appKind) return '/admin/assets/assets';
  return `/admin/assets/${appKind}App/${id}${kind === 'app-near-limit' ? '?tab=settings' : ''}`;
}
