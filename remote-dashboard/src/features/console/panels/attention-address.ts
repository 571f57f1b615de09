import type { DashboardSummary } from '@atrium/contract';
import { ERROR_STATUSES, runsAddress } from '../../../runs/runs-address.ts';
import type { ChosenPeriod } from '../period/period.ts';

/** Returns the location where the user resolves what needs attention. */
export function attentionAddress(
  { kind, id, appKind }: DashboardSummary['attention'][number],
  period: ChosenPeriod,
): string {
  if (kind === 'app-failing') return runsAddress({ days: period, statuses: ERROR_STATUSES, app: id });
  if (kind === 'version-failed') return `/admin/algorithm/algorithm/versions/${id}`;
  return appKind ? `/admin/assets/${appKind}App/${id}` : '/admin/assets/assets';
}
