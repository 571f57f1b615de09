import type { DashboardSeries } from '@atrium/contract';
import { usePane } from '@atrium/runtime';
import { useLingui } from '@lingui/react/macro';
import { createStepRunsAddress } from '../../../runs/create-step-runs-address.ts';

/** Returns the action of a chart. It opens the runs of the hour, day or month that the user selects in the chart. */
export function useOpenRuns(series: DashboardSeries) {
  const { t } = useLingui();
  const { navigator } = usePane();
  return {
    hint: t({ id: 'dashboard.page.console.open-runs', message: 'Click or press Enter to view the runs' }),
    run: (index: number) => {
      const address = createStepRunsAddress(series, index);
      if (address) navigator.go(address);
    },
  };
}
