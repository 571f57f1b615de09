import { dashboardSeriesCall, dashboardSummaryCall, dashboardTopCall } from '@atrium/contract';
import { useCall } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconRefresh, LoadView, PageHeader } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './console.module.css';
import { ConsoleBody } from './console-body.tsx';
import { ConsoleSkeleton } from './console-skeleton.tsx';
import { PeriodPicker } from './period/period-picker.tsx';
import { usePeriod } from './period/use-period.ts';

/** While the metrics of another period load, those of the previous one stay visible. */
const LOAD_OPTIONS = { showsPrevious: true } as const;

/** The runs of all apps of the deployment in a period, as metrics, charts and short lists. */
export function ConsolePage() {
  const { t } = useLingui();
  const { period, body, choose } = usePeriod();
  const summary = useCall(dashboardSummaryCall, body, LOAD_OPTIONS);
  const series = useCall(dashboardSeriesCall, body, LOAD_OPTIONS);
  const top = useCall(dashboardTopCall, body, LOAD_OPTIONS);
  const [refreshCount, setRefreshCount] = useState(0);
  const loads = [summary, series, top];
  const isLoading = loads.some((load) => load.isLoading);
  const reload = async () => {
    setRefreshCount(refreshCount + 1);
    await Promise.all(loads.map((load) => load.reload()));
  };
  const data =
    summary.data && series.data && top.data
      ? { summary: summary.data, series: series.data, top: top.data }
      : undefined;
  const error = loads.find((load) => load.error !== undefined)?.error;
  return (
    <>
      <PageHeader
        title={t({ id: 'dashboard.page.console.title', message: 'Dashboard' })}
        description={t({
          id: 'dashboard.page.console.page-description',
          message: 'Runs, success rate and latency across all apps.',
        })}
        actions={
          <>
            <PeriodPicker period={period} onChoose={choose} />
            <Button icon={<IconRefresh />} loading={isLoading} onClick={() => void reload()}>
              {t({ id: 'dashboard.page.console.refresh', message: 'Refresh' })}
            </Button>
          </>
        }
      />
      <LoadView
        loaded={{ data, error, isLoading, reload }}
        skeleton={<ConsoleSkeleton />}
        failure={{
          title: t({ id: 'dashboard.page.console.load-failed', message: 'Failed to load metrics' }),
          description: t({
            id: 'dashboard.page.console.load-failed-description',
            message: 'Check your network connection and try again.',
          }),
          retry: t({ id: 'dashboard.page.console.retry', message: 'Try again' }),
        }}
      >
        {(metrics) => (
          <div aria-busy={isLoading} className={isLoading ? styles.stale : undefined}>
            <ConsoleBody {...metrics} refreshCount={refreshCount} period={period} />
          </div>
        )}
      </LoadView>
    </>
  );
}
