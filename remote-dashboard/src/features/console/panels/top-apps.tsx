import type { DashboardTop } from '@atrium/contract';
import { useLingui } from '@lingui/react/macro';
import { createRunsAddress } from '../../../runs/create-runs-address.ts';
import { useRunLabels } from '../../../runs/use-run-labels.ts';
import type { ChosenPeriod } from '../period/period.ts';
import { RankPanel } from './rank-panel.tsx';
import { RankTable, type RankTableRow } from './rank-table.tsx';

interface TopAppsProps {
  readonly apps: DashboardTop['apps'];
  readonly period: ChosenPeriod;
}

/** The apps with the most runs; each links to its runs. */
export function TopApps({ apps, period }: TopAppsProps) {
  const { t } = useLingui();
  const labels = useRunLabels().appKinds;
  const title = t({ id: 'dashboard.page.console.top-apps', message: 'Top apps by runs' });
  return (
    <RankPanel title={title} isEmpty={apps.length === 0}>
      <RankTable
        label={title}
        noun={t({ id: 'dashboard.page.console.app', message: 'App' })}
        rows={apps.map(
          ({ id, name, ownerName, kind, runs, errors }): RankTableRow => ({
            key: id,
            name,
            description: `${labels[kind]} · ${ownerName}`,
            to: createRunsAddress({ days: period, app: id }),
            runs,
            errors,
          }),
        )}
      />
    </RankPanel>
  );
}
