import type { DashboardTop } from '@atrium/contract';
import { SafeLink } from '@atrium/ui/base';
import { type RecordColumn, RecordTable } from '@atrium/ui/data';
import { useLingui } from '@lingui/react/macro';
import { callsAddress } from '../../../calls/calls-address.ts';
import { useCallWords } from '../../../calls/use-call-words.ts';
import type { ChosenPeriod } from '../period/period.ts';
import { RankPanel } from './rank-panel.tsx';
import { useTallyColumns } from './use-tally-columns.ts';

type TopApp = DashboardTop['apps'][number];

interface TopAppsProps {
  readonly apps: readonly TopApp[];
  readonly period: ChosenPeriod;
}

/** The apps that were called most; each leads to its calls. */
export function TopApps({ apps, period }: TopAppsProps) {
  const { t } = useLingui();
  const { kinds } = useCallWords();
  const title = t({ id: 'dashboard.page.console.top-apps', message: '调用最多的应用' });
  const tally = useTallyColumns<TopApp>();
  const columns: readonly RecordColumn<TopApp>[] = [
    {
      key: 'name',
      title: t({ id: 'dashboard.page.console.app', message: '应用' }),
      isName: true,
      render: ({ id, name }) => <SafeLink to={callsAddress({ days: period, app: id })}>{name}</SafeLink>,
    },
    {
      key: 'kind',
      title: t({ id: 'dashboard.page.console.kind', message: '类型' }),
      render: ({ kind }) => kinds[kind],
    },
    ...tally,
  ];
  return (
    <RankPanel title={title} isEmpty={apps.length === 0}>
      <RecordTable label={title} columns={columns} rows={apps} rowKey={({ id }) => id} />
    </RankPanel>
  );
}
