import type { DashboardTop } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { createRunsAddress } from '../../../runs/create-runs-address.ts';
import type { ChosenPeriod } from '../period/period.ts';
import { RankPanel } from './rank-panel.tsx';
import { RankTable, type RankTableRow } from './rank-table.tsx';

interface TopUsersProps {
  readonly users: DashboardTop['users'];
  readonly period: ChosenPeriod;
}

/** The users with the most runs; each links to their runs. */
export function TopUsers({ users, period }: TopUsersProps) {
  const { t } = useLingui();
  const title = t({ id: 'dashboard.page.console.top-users', message: 'Top users by runs' });
  return (
    <RankPanel title={title} isEmpty={users.length === 0}>
      <RankTable
        label={title}
        noun={t({ id: 'dashboard.page.console.user', message: 'User' })}
        rows={users.map(
          ({ id, name, account, runs, errors }): RankTableRow => ({
            key: id,
            name,
            description: account,
            to: createRunsAddress({ days: period, user: id }),
            runs,
            errors,
          }),
        )}
      />
    </RankPanel>
  );
}
