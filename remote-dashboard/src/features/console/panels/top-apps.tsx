import type { DashboardTop } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { callsAddress } from '../../../calls/calls-address.ts';
import { useCallLabels } from '../../../calls/use-call-labels.ts';
import type { ChosenPeriod } from '../period/period.ts';
import { RankPanel } from './rank-panel.tsx';
import { RankTable } from './rank-table.tsx';

interface TopAppsProps {
  readonly apps: DashboardTop['apps'];
  readonly period: ChosenPeriod;
}

/** The apps with the most calls; each links to its calls. */
export function TopApps({ apps, period }: TopAppsProps) {
  const { t } = useLingui();
  const { kinds } = useCallLabels();
  const title = t({ id: 'dashboard.page.console.top-apps', message: 'Top apps by runs' });
  return (
    <RankPanel title={title} isEmpty={apps.length === 0}>
      <RankTable
        label={title}
        noun={t({ id: 'dashboard.page.console.app', message: 'App' })}
        rows={apps.map(({ id, name, ownerName, kind, calls, errors }) => ({
          key: id,
          name,
          line: `${kinds[kind]} · ${ownerName}`,
          to: callsAddress({ days: period, app: id }),
          calls,
          errors,
        }))}
      />
    </RankPanel>
  );
}
