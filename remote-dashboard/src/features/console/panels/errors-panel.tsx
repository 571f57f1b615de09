import type { DashboardTop } from '@atrium/contract';
import { RunError } from '@atrium/task-views';
import { useLingui } from '@lingui/react/macro';
import { createRunsAddress } from '../../../runs/create-runs-address.ts';
import { useRunLabels } from '../../../runs/use-run-labels.ts';
import type { ChosenPeriod } from '../period/period.ts';
import { RankPanel } from './rank-panel.tsx';
import { RankTable, type RankTableRow } from './rank-table.tsx';

interface ErrorsPanelProps {
  readonly errors: DashboardTop['errors'];
  readonly period: ChosenPeriod;
}

/** The errors of runs, most frequent first. Each error links to its runs. */
export function ErrorsPanel({ errors, period }: ErrorsPanelProps) {
  const { t } = useLingui();
  const { statuses } = useRunLabels();
  const title = t({ id: 'dashboard.page.console.errors-by-code', message: 'Failures by reason' });
  return (
    <RankPanel
      title={title}
      isEmpty={errors.length === 0}
      emptyText={t({ id: 'dashboard.page.console.no-errors', message: 'No failed runs' })}
    >
      <RankTable
        label={title}
        noun={t({ id: 'dashboard.page.console.reason', message: 'Reason' })}
        rows={errors.map(
          ({ status, code, runs }): RankTableRow => ({
            key: `${status} ${code}`,
            name: code === null ? statuses[status] : <RunError code={code} hidesCode />,
            ...(isStatusRedundant(status, code) ? {} : { description: statuses[status] }),
            to: createRunsAddress({ days: period, statuses: [status], code }),
            runs,
          }),
        )}
      />
    </RankPanel>
  );
}

/**
 * Returns whether the status adds nothing to the name of a row. Without a code, the status is the name. With a code,
 * the status `failed` is expected, and a timeout has its own code.
 */
function isStatusRedundant(status: DashboardTop['errors'][number]['status'], code: number | null): boolean {
  return code === null || status === 'failed' || status === 'timeout';
}
