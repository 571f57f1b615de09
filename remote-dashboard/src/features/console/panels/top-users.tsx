import type { DashboardTop } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { callsAddress } from '../../../calls/calls-address.ts';
import type { ChosenPeriod } from '../period/period.ts';
import { RankPanel } from './rank-panel.tsx';
import { useTallyColumns } from './use-tally-columns.ts';

type TopUser = DashboardTop['users'][number];

interface TopUsersProps {
  readonly users: readonly TopUser[];
  readonly period: ChosenPeriod;
}

/** The people who called most; each leads to their calls. */
export function TopUsers({ users, period }: TopUsersProps) {
  const { t } = useLingui();
  const title = t({ id: 'dashboard.page.console.top-users', message: '调用最多的用户' });
  const tally = useTallyColumns<TopUser>();
  const columns: readonly RecordColumn<TopUser>[] = [
    {
      key: 'name',
      title: t({ id: 'dashboard.page.console.user', message: '用户' }),
      isName: true,
      render: ({ id, name }) => <SafeLink to={callsAddress({ days: period, user: id })}>{name}</SafeLink>,
    },
    ...tally,
  ];
  return (
    <RankPanel title={title} isEmpty={users.length === 0}>
      <RecordTable label={title} columns={columns} rows={users} rowKey={({ id }) => id} />
    </RankPanel>
  );
}
