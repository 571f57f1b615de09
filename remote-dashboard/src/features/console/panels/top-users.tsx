import type { DashboardTop } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { callsAddress } from '../../../calls/calls-address.ts';
import type { ChosenPeriod } from '../period/period.ts';
import { RankPanel } from './rank-panel.tsx';
import { RankTable } from './rank-table.tsx';

interface TopUsersProps {
  readonly users: DashboardTop['users'];
  readonly period: ChosenPeriod;
}

/** The users with the most calls; each links to their calls. */
export function TopUsers({ users, period }: TopUsersProps) {
  const { t } = useLingui();
  const title = t({ id: 'dashboard.page.console.top-users', message: 'Top users by runs' });
  return (
    <RankPanel title={title} isEmpty={users.length === 0}>
      <RankTable
        label={title}
        noun={t({ id: 'dashboard.page.console.user', message: 'User' })}
        rows={users.map(({ id, name, account, calls, errors }) => ({
          key: id,
          name,
          line: account,
          to: callsAddress({ days: period, user: id }),
          calls,
          errors,
        }))}
      />
    </RankPanel>
  );
}
