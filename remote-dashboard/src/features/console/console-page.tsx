import type { BodyOf, engineHealthCall } from '@atrium/contract';
import { useLoad } from '@atrium/runtime';
import { Button } from '@atrium/ui/base';
import { IconRefresh, PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './console.module.css';
import { seriesLoad, summaryLoad, topLoad } from './console-atoms.ts';
import { ConsoleBody } from './console-body.tsx';
import { ConsoleBones } from './console-bones.tsx';
import { PeriodPicker } from './period/period-picker.tsx';
import { usePeriod } from './period/use-period.ts';

/** How the platform is used, in any period, at a glance. */
export function ConsolePage() {
  const { t } = useLingui();
  const { period, body, choose } = usePeriod();
  const summary = useLoad(summaryLoad, body);
  const series = useLoad(seriesLoad, body);
  const top = useLoad(topLoad, body);
  const [turn, setTurn] = useState<BodyOf<typeof engineHealthCall>>({});
  const loads = [summary, series, top];
  const isLoading = loads.some((load) => load.isLoading);
  const reload = () => {
    for (const load of loads) void load.reload();
    setTurn({});
  };
  return (
    <>
      <PageHeader
        title={t({ id: 'dashboard.page.console.title', message: 'Console' })}
        line={t({ id: 'dashboard.page.console.line', message: 'How the platform is used, at a glance.' })}
        actions={
          <>
            <PeriodPicker period={period} onChoose={choose} />
            <Button icon={<IconRefresh />} loading={isLoading} onClick={reload}>
              {t({ id: 'dashboard.page.console.refresh', message: 'Refresh' })}
            </Button>
          </>
        }
      />
      {summary.data && series.data && top.data ? (
        <div aria-busy={isLoading} className={isLoading ? styles.stale : undefined}>
          <ConsoleBody
            summary={summary.data}
            series={series.data}
            top={top.data}
            turn={turn}
            period={period}
          />
        </div>
      ) : loads.some(({ error }) => error !== undefined) ? (
        <StateView
          kind="failure"
          title={t({ id: 'dashboard.page.console.load-failed', message: 'The figures could not be loaded' })}
          line={t({
            id: 'dashboard.page.console.load-failed-line',
            message: 'Check your network, then try again.',
          })}
          action={
            <Button loading={isLoading} onClick={reload}>
              {t({ id: 'dashboard.page.console.retry', message: 'Try again' })}
            </Button>
          }
        />
      ) : (
        <ConsoleBones />
      )}
    </>
  );
}
